import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatProblem } from '@taproom/engine';
import { LESSON_LANGUAGES, type Lesson } from '@taproom/engine/lesson';
import { faultsOf, readLessonFile } from '@taproom/engine/lesson/check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { games } from './index.js';
import { loadLessons } from './lessons.js';

const folderOf = (game: string): string => fileURLToPath(new URL(`./${game}/lessons`, import.meta.url));
const filesOf = (game: string): string[] => readdirSync(folderOf(game)).filter((file) => /^\d.*\.yaml$/.test(file));

function lessonIn(game: string, file: string): Lesson {
  const read = readLessonFile(readFileSync(`${folderOf(game)}/${file}`, 'utf8'), file);
  if (!read.ok) throw new Error(read.problem.map(formatProblem).join('\n'));
  return read.value;
}

/** Rules that nobody needs in a first evening, each with the reason. */
const canWait = (game: string): Readonly<Record<string, string>> =>
  parse(readFileSync(`${folderOf(game)}/can-wait.yaml`, 'utf8'));

const numbersIn = (rules: string): string[] => [...rules.matchAll(/\*\*(R\d+)\*\*/g)].map(([, number]) => number ?? '');

/** Words that give away a text nobody translated. */
const ENGLISH = /\b(the|you|your|and|with|card|cards|of|turn)\b/;
const NAMES =
  /\b(Last Call|Cheers|Take That|Pass the Bottle|Tell Me Your Woes|Trigger Troubles|[A-Z]\w+ (of|the|&) \w+)\b/g;
/** In a terminal nothing is tapped: how something is done by hand is said apart. */
const BY_HAND = /\b(tap|press|tipp|drück|klick|click)\w*\b/i;
/** A bubble on a phone: more than this is an essay. */
const LONGEST = 320;

describe.each(games.map((game) => ({ name: game.name, game })))('$name', ({ name, game }) => {
  const lessons = filesOf(name).map((file) => lessonIn(name, file));

  test.each(filesOf(name))('%s plays to its end by every right answer, and has a word for every other move', (file) => {
    expect(faultsOf(lessonIn(name, file), game)).toEqual([]);
  });

  test('every rule is met in a lesson or can wait, with a reason', () => {
    const known = numbersIn(game.rules);
    const met = new Set(lessons.flatMap(({ rules }) => rules));
    const waiting = canWait(name);
    expect(known.filter((rule) => !met.has(rule) && !(rule in waiting))).toEqual([]);
    expect([...met, ...Object.keys(waiting)].filter((rule) => !known.includes(rule))).toEqual([]);
    expect(Object.keys(waiting).filter((rule) => met.has(rule))).toEqual([]);
  });

  test('texts are short enough for a phone, and German where they should be', () => {
    const faults: string[] = [];
    for (const lesson of lessons) {
      const texts = lesson.steps.flatMap((step) =>
        'say' in step ? [step.say] : 'ask' in step ? [step.ask, ...step.otherwise.map(({ text }) => text)] : [],
      );
      for (const text of [lesson.title, lesson.about, ...texts]) {
        for (const language of LESSON_LANGUAGES)
          if (text[language].length > LONGEST)
            faults.push(`${lesson.name}: ${text[language].length} ${text[language]}`);
        for (const language of LESSON_LANGUAGES)
          if (BY_HAND.test(text[language])) faults.push(`${lesson.name}: "touch", not: ${text[language]}`);
        if (ENGLISH.test(text.de.replaceAll(NAMES, ''))) faults.push(`${lesson.name}: ${text.de}`);
      }
    }
    expect(faults).toEqual([]);
  });

  test('what is embedded is what the files say', async () => {
    const embedded = await loadLessons(name);
    const titles = filesOf(name)
      .sort()
      .map((file) => lessonIn(name, file).title);
    expect(embedded.map(({ title }) => title)).toEqual(titles);
  });
});
