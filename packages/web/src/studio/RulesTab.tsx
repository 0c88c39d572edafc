import type { Words } from '@taproom/engine';
import { OptionsForm } from '../setup/OptionsForm.js';
import { ProblemList } from './ProblemList.js';
import { ownOptions } from './set/set.js';
import type { Desk } from './useDesk.js';

/** The house rules of a set. Who begins is for the table to say. */
export function RulesTab({ desk, words }: { desk: Desk; words: Words }) {
  const { game, set, faults } = desk;
  return (
    <div className="studio-narrow stack">
      <ProblemList set={set} faults={faults} />
      <OptionsForm
        options={game.options.filter(({ kind }) => kind !== 'seats')}
        values={set.options}
        words={words}
        names={[]}
        onChange={(name, value) =>
          desk.change({ ...set, options: ownOptions(game, { ...set.options, [name]: value }) })
        }
      />
    </div>
  );
}
