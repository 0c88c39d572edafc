import { hintFor } from '@taproom/bots';
import { Chance, readSetting } from '@taproom/engine';
import { loadGame } from '../games.js';
import type { Answered, Asked } from './messages.js';

const port = self as unknown as {
  postMessage(message: Answered): void;
  onmessage: ((event: MessageEvent<Asked>) => void) | null;
};

/** As long as a friend would think before giving advice. */
const BUDGET = { iterations: 200, milliseconds: 1500 };

async function answer({ id, game: name, wish, view, moves: lines, among, language, reader }: Asked): Promise<Answered> {
  const game = await loadGame(name);
  const setting = readSetting(game, wish);
  if (!setting.ok) return { id };
  const moves = lines.flatMap((line) => {
    const read = game.notation.parseMove(line, setting.value);
    return read.ok && read.value.length === 1 ? read.value : [];
  });
  // The same question gets the same answer as far as time allows.
  const chance = Chance.fast(JSON.stringify(view).length);
  const words = game.words[language] ?? game.words.en;
  const reading = { ...reader, setting: setting.value };
  const hint = hintFor(game, setting.value, view, moves, BUDGET, chance, words, reading);
  const [wanted] = among ?? [];
  if (wanted !== undefined && !(hint && among?.includes(hint.move))) return { id, hint: { move: wanted, because: [] } };
  return hint ? { id, hint } : { id };
}

port.onmessage = ({ data }) => {
  answer(data).then(
    (answered) => port.postMessage(answered),
    () => port.postMessage({ id: data.id }),
  );
};
