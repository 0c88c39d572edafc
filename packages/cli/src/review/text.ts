import { inWholes, type Review, reviewEn, signedPoints, tellDecision, tellMoment } from '@taproom/bots/review';
import { type Game, type GameRecord, readSetting, SPECTATOR } from '@taproom/engine';
import { paint } from '../paint.js';

/** Who reads a review in a terminal: nobody of the table, so everybody has a name. */
export function readerOf(game: Game, { players, options, files }: GameRecord) {
  const setting = readSetting(game, { seats: players.length, options, ...(files && { files }) });
  return { names: players, seat: SPECTATOR, ...(setting.ok && { setting: setting.value }) };
}

const COLUMNS = ['before', 'dealt', 'drew', 'played', 'others', 'result'] as const;
const WIDTH = 8;

/** The rows of the account, one a seat; chances in points of a hundred. */
export function accountRows({ accounts, players }: Review): string[][] {
  return accounts.map((account, seat) => {
    const { before, dealt, drew, played, by, rest, result } = inWholes(account);
    const changes = [dealt, drew, played, by + rest].map(signedPoints);
    return [players[seat] as string, String(before), ...changes, String(result)];
  });
}

/** A review as lines of text, best moments first. */
export function reviewText(game: Game, record: GameRecord, review: Review): string[] {
  const words = game.words.en;
  const reader = readerOf(game, record);
  const name = Math.max(...record.players.map((player) => player.length));
  const row = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(name) : cell.padStart(WIDTH))).join('');
  const decisions = review.decisions.flatMap((decision) => {
    const said = tellDecision(decision, words, reviewEn, reader);
    return said === undefined ? [] : [`  Move ${decision.line + 1}, ${record.players[decision.seat]}. ${said}`];
  });
  return [
    paint.bold(`${words.title}: what decided this game`),
    '',
    ...review.moments.map((moment, i) => `  ${i + 1}. ${tellMoment(moment, review, words, reviewEn, reader)}`),
    '',
    paint.bold('Luck and skill, in points of a hundred'),
    row(['', ...COLUMNS]),
    ...accountRows(review).map(row),
    '',
    ...review.accounts.map((account, seat) => `  ${reviewEn.account(account, seat, reader, review.decisions)}`),
    '',
    paint.bold(`Decisions that stand out, of ${review.decisions.length} judged`),
    ...(decisions.length > 0 ? decisions : ['  None: nobody did anything that is beyond doubt, for better or worse.']),
  ];
}
