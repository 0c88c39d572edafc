/** Which cards the tests are dealt. Another word is another evening: `TAPROOM_DEAL=thursday npm run e2e -w @taproom/web`. */
const EVENING = process.env.TAPROOM_DEAL ?? 'monday';

/** The seed of a deal in a test: the same each time, and a different one for each thing it is for. */
export const dealFor = (what: string): string => `${EVENING}, ${what}`;
