import { isCancel, select } from '@clack/prompts';
import { instead } from '@taproom/engine';
import type { Lesson } from '@taproom/engine/lesson';
import { loadLessons } from '@taproom/games/lessons';
import { Command } from 'commander';
import { hasScreen, isTerminal, OwnTerminal, PLAIN } from '../desk/terminal.js';
import { allGames, gameNamed, wordsOf } from '../games.js';
import { INTERRUPTED } from '../interrupt.js';
import { LessonDesk } from '../learn/lesson.js';
import { TerminalVoice } from '../learn/terminal-voice.js';
import { PipedVoice } from '../learn/voice.js';
import { Mistake } from '../mistake.js';
import { startedAs } from '../started-as.js';

export const learnCommand = (): Command =>
  new Command('learn')
    .description('learn a game in short lessons, at a real table')
    .argument('[game]', 'which game; without one, all lessons are listed')
    .argument('[lesson]', 'its name or number; the first by default, or pick one in a terminal')
    .option(...PLAIN)
    .addHelpText(
      'after',
      `
  taproom learn closing-time             pick a lesson
  taproom learn closing-time 6           the sixth
  taproom learn with-friends 03-mixers

\`hint\` asks the Landlord what to do. Without a terminal, answers are read from standard input, one a line.`,
    )
    .action(async (name: string | undefined, wanted: string | undefined, flags: { plain?: true }) => {
      if (name === undefined) return await list();
      const lessons = await loadLessons(gameNamed(name).name);
      if (lessons.length === 0) throw new Mistake(`${name} has no lessons; ${startedAs()} rules ${name} has its rules`);
      const lesson = wanted === undefined ? await pick(lessons) : lessonNamed(lessons, wanted);
      if (lesson) await teach(name, lesson, flags);
    });

async function list(): Promise<void> {
  for (const game of allGames()) {
    console.log(`${wordsOf(game).title}  (${startedAs()} learn ${game.name} LESSON)`);
    for (const { name, about, title } of await loadLessons(game.name))
      console.log(`  ${name.padEnd(26)} ${title.en}. ${about.en}`);
  }
}

function lessonNamed(lessons: readonly Lesson[], wanted: string): Lesson {
  const found = lessons.find(({ name }) => name === wanted) ?? lessons[Number(wanted) - 1];
  if (found) return found;
  const names = lessons.map(({ name }) => name);
  throw new Mistake(`there is no lesson "${wanted}"; ${instead(wanted, names)}`);
}

async function pick(lessons: readonly Lesson[]): Promise<Lesson | undefined> {
  if (!isTerminal()) return lessons[0];
  const picked = await select({
    message: 'Which lesson?',
    options: lessons.map(({ name, title, about }) => ({ value: name, label: title.en, hint: about.en })),
  });
  return isCancel(picked) ? undefined : lessonNamed(lessons, picked);
}

async function teach(name: string, lesson: Lesson, flags: { plain?: true }): Promise<void> {
  const desk = new LessonDesk(gameNamed(name), lesson);
  const voice = hasScreen(flags)
    ? new TerminalVoice(new OwnTerminal(), () => process.kill(process.pid, 'SIGINT'))
    : new PipedVoice(desk.text);
  console.log(`${lesson.title.en}. ${lesson.about.en}`);
  const end = await desk.teach(voice);
  voice.close();
  if (end === 'over') {
    console.log('\nLesson over, and nothing spilled.');
    return;
  }
  console.error(`\nThe lesson is not over. Once more: ${startedAs()} learn ${name} ${lesson.name}`);
  process.exitCode = isTerminal() ? INTERRUPTED : 2;
}
