import { type Problem, readRecord, readSetting } from '@taproom/engine';
import { gameNamed, games } from '@taproom/games';
import { inGerman, PHRASES, problemIn } from '@taproom/protocol';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const FILES = import.meta.glob<string>('../../../games/src/*/scenarios/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
interface Scenario {
  readonly game: string;
  readonly players: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, string>>;
}
const refused = Object.entries(FILES).filter(([, text]) => /^cannot-start:/m.test(text));

/** What stands in the files is theirs, in any language. */
const QUOTED = /„[^“]*“|".*"$|\w+(-\w+)+/g;
/** Words of an English sentence that German has not. */
const ENGLISH = /\b(the|is|are|must|there|this|with|and|not|from|to|players|cards)\b/;
const untranslated = (problems: readonly Problem[]) =>
  problems.map(({ reason }) => inGerman(reason)).filter((reason) => ENGLISH.test(reason.replace(QUOTED, '')));

describe('what is wrong, in German', () => {
  test('every scenario that cannot start says so in German', () => {
    expect(refused.length).toBeGreaterThan(15);
    for (const [path, text] of refused) {
      const { game: name, players, options, files } = parse(text) as Scenario;
      const game = gameNamed(name);
      if (!game) throw new Error(`${path} is of no game`);
      const wish = { seats: players.length, names: players, ...(options && { options }), ...(files && { files }) };
      const setting = readSetting(game, wish);
      expect(setting.ok ? path : untranslated(setting.problem)).toEqual([]);
    }
  });

  test.each(games.flatMap((game) => Object.keys(game.files).map((file) => [game.name, file] as const)))(
    'every cell of %s %s, spoilt, is complained about in German',
    (name, file) => {
      const game = gameNamed(name);
      const text = game?.files[file] ?? '';
      const [heading = '', ...rows] = text.split('\n');
      const complaints = new Set<string>();
      const spoil = (row: number, column: number, word: string) => {
        const cells = (rows[row] ?? '').split(',');
        cells[column] = word;
        const spoilt = [heading, ...rows.map((line, i) => (i === row ? cells.join(',') : line))].join('\n');
        const read = game?.readCards({ ...game.files, [file]: spoilt });
        if (read && !read.ok) for (const problem of untranslated(read.problem)) complaints.add(problem);
        return read?.ok === false;
      };
      let found = 0;
      const last = rows.findLastIndex((line) => line !== '');
      for (const row of [0, last]) {
        for (let column = 0; column < heading.split(',').length; column++) {
          for (const word of ['', 'Not A Slug', '9999', 'rocks rocks']) if (spoil(row, column, word)) found++;
        }
      }
      for (const text of ['', 'a,b\n1,2', `${heading}\n1`, `${heading}\n"`]) {
        const read = game?.readCards({ ...game.files, [file]: text });
        if (read && !read.ok) for (const problem of untranslated(read.problem)) complaints.add(problem);
      }
      expect([...complaints]).toEqual([]);
      expect(found).toBeGreaterThan(10);
    },
  );

  test('records, options and places', () => {
    const said = (text: string) => {
      const read = readRecord(text);
      return read.ok ? '' : inGerman(read.problem.reason);
    };
    expect(said('[]')).toBe(
      'das ist keine Aufzeichnung: es muss ein Objekt mit game, rulesVersion, players, options, seed und moves sein',
    );
    expect(said('{"game":1}')).toBe('das ist keine Aufzeichnung: „game“ muss der Name eines Spiels sein');
    expect(inGerman('move 3 ("seat-1: draw"): refused: not-your-turn')).toBe(
      'Zug 3 („seat-1: draw“): nicht erlaubt (not-your-turn)',
    );
    expect(inGerman('with-friends with double-deck and wingman is for 4 to 8 players, not 3')).toBe(
      'with-friends ist mit double-deck und wingman für 4 bis 8 Leute, nicht für 3',
    );
    const problem = {
      file: 'deck.csv',
      line: 5,
      column: 3,
      reason: 'there is no suit "whine" in closing-time; did you mean "wine"?',
    };
    expect(problemIn('de', problem)).toBe(
      'deck.csv:5:3: als Glas gibt es „whine“ in closing-time nicht; meintest du „wine“?',
    );
    expect(problemIn('en', problem)).toContain('there is no suit');
    expect(inGerman('nobody translated this')).toBe('nobody translated this');
  });

  test('every phrase fills the same holes in both languages', () => {
    const holes = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
    expect(PHRASES.filter(([english, german]) => holes(english).join() !== holes(german).join())).toEqual([]);
  });
});
