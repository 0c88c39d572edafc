import { botsOf } from '@taproom/bots';
import type { Game, Setting } from '@taproom/engine';
import { sortedCards } from '../deck/composition.js';
import { entryOf, studyOf } from '../entries.js';
import type { Plan } from '../simulate/plan.js';
import { gamesDone, type Progress } from '../simulate/progress.js';
import type { Tally } from '../simulate/tally.js';
import type { Report, Section } from './model.js';
import { groupsSection } from './sections/groups.js';
import { happeningsSection } from './sections/happenings.js';
import { choicesSection, lengthSection } from './sections/length.js';
import { botsSection, seatsSection } from './sections/seats.js';
import { skillSection } from './sections/skill.js';
import { tensionSection } from './sections/tension.js';
import { summaryOf } from './summary.js';
import { titled } from './wording.js';

/** What the games played so far show. Nothing in it depends on the machine or the clock. */
export function reportOn(progress: Progress, game: Game, setting: Setting, command: string): Report {
  const { plan, tally, ladder } = progress;
  const { seats } = setting;
  const study = studyOf(game);
  const isMixed = new Set(plan.bots).size > 1;
  const sections: Section[] = [
    seatsSection(tally, seats, isMixed),
    ...(isMixed ? [botsSection(tally, plan.bots)] : []),
    lengthSection(tally, study.pace),
    ...(study.lead ? [tensionSection(tally, seats, study.lead.says)] : []),
    choicesSection(tally),
    ...ownSections(game, setting, tally),
    groupsSection(tally, sortedCards(game, setting), entryOf(game.name).dealtWorth ?? 'wins'),
    ...(ladder.length > 0 ? [skillSection(ladder, seats)] : []),
    happeningsSection(tally, game.events, tally.under('ending/')),
  ];
  return {
    format: 'taproom report 1',
    game: game.name,
    title: game.words.en.title,
    rulesVersion: game.rulesVersion,
    made: {
      command,
      players: seats,
      bots: plan.bots,
      botsOf: botsOf(game),
      options: changedOptions(game, plan),
      seed: plan.seed,
      games: gamesDone(progress),
      watched: tally.at('watched'),
      ownCards: Object.keys(plan.wish.files ?? {}),
    },
    summary: summaryOf(sections),
    sections,
  };
}

/** What only one game has. */
function ownSections(game: Game, setting: Setting, tally: Tally): readonly Section[] {
  const printed = new Set(game.notation.cards(setting));
  const named = (name: string): string =>
    printed.has(name) ? game.words.en.card(name, setting) : `Any ${titled(name)}`;
  return entryOf(game.name).sections?.(tally, setting, named) ?? [];
}

/** The options that are not as the game comes. */
function changedOptions(game: Game, { wish }: Plan): Record<string, unknown> {
  const chosen = Object.entries(wish.options ?? {});
  return Object.fromEntries(
    chosen.filter(([name, value]) => {
      const option = game.options.find((each) => each.name === name);
      return JSON.stringify(option?.default) !== JSON.stringify(value);
    }),
  );
}
