/** The version of the protocol these messages belong to. It rises when a client written for the last one would break. */
export const PROTOCOL = 1;

/** The oldest version a server still speaks. */
export const OLDEST_PROTOCOL = 1;
