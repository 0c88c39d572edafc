/** What has gone wrong with the file: for as long as it is so, or for good. */
export interface Health {
  trouble?: string;
  damaged?: boolean;
}

const DAMAGE = /malformed|not a database|is gone/i;
const TROUBLE = /full|disk i\/o|readonly/i;

/** A full disk is over with the next thing that can be written; damage is not over before somebody has mended it. */
export function noteAnswer(health: Health, wroteLog: boolean, error: string | undefined): void {
  if (error === undefined) {
    if (wroteLog && !health.damaged) delete health.trouble;
    return;
  }
  const isDamage = DAMAGE.test(error);
  if (isDamage) health.damaged = true;
  if (isDamage || TROUBLE.test(error)) health.trouble = error;
}
