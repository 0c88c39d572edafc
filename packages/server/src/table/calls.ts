/** Moves that are races between people: to catch somebody, or to own up before one is caught (CT-20). */
export const isCall = (line: string): boolean => /^(catch\s|own-up$)/.test(line.trim());
