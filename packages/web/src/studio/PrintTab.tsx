import { useState } from 'react';
import { saveFile } from '../device/files.js';
import { entryOf } from '../entries.js';
import { factsOf } from '../games.js';
import { Icon } from '../parts/Icon.js';
import { Segments } from '../setup/OptionsForm.js';
import textFont from '../style/fonts/figtree.ttf?url';
import cardFont from '../style/fonts/patua-one.ttf?url';
import { useLanguage } from '../words/index.js';
import type { StudioEntry } from './entry.js';
import { ProblemList } from './ProblemList.js';
import { ownFiles } from './set/set.js';
import type { Desk } from './useDesk.js';
import { useStudioWords } from './words/index.js';

const PARTS = ['cards', 'reference', 'label'] as const;
type Part = (typeof PARTS)[number];

const fetched = async (url: string): Promise<Uint8Array> => new Uint8Array(await (await fetch(url)).arrayBuffer());

/** The set on paper, made on this device. */
export function PrintTab({ desk, entry }: { desk: Desk; entry: StudioEntry }) {
  const { print: words } = useStudioWords();
  const language = useLanguage();
  const { game, set, faults } = desk;
  const [paper, setPaper] = useState<'a4' | 'letter'>(language === 'de' ? 'a4' : 'letter');
  const [parts, setParts] = useState<readonly Part[]>(PARTS);
  const [state, setState] = useState<'ready' | 'busy' | 'done' | 'failed'>('ready');
  const facts = factsOf(game.name);
  async function make() {
    if (!facts) return;
    setState('busy');
    try {
      const [{ printed }, howTo, cards, text] = await Promise.all([
        import('../print/index.js'),
        entryOf(game.name).howTo?.(),
        fetched(cardFont),
        fetched(textFont),
      ]);
      const job = { game, facts, set, entry, howTo: howTo?.howTo[language], language, paper, parts };
      saveFile(`${game.name}-${paper}.pdf`, await printed({ ...job, fonts: { cards, text } }), 'application/pdf');
      setState('done');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  }
  return (
    <section className="studio-narrow panel stack">
      <p>{words.hint}</p>
      <ProblemList set={set} faults={faults} />
      <fieldset className="option">
        <legend>{words.paper}</legend>
        <Segments
          group="studio-paper"
          chosen={paper}
          choices={[
            { value: 'a4', label: 'A4' },
            { value: 'letter', label: 'Letter' },
          ]}
          onChange={(chosen) => setPaper(chosen as 'a4' | 'letter')}
        />
      </fieldset>
      <PartsChoice parts={parts} onChange={setParts} />
      <button
        type="button"
        className="button primary"
        disabled={faults.count > 0 || parts.length === 0 || state === 'busy'}
        onClick={() => void make()}
      >
        <Icon name="download" /> {state === 'busy' ? words.busy : words.make}
      </button>
      <p role="status">{state === 'done' ? words.done : state === 'failed' ? words.failed : ''}</p>
      <p className="dim small">
        {words.terminal} <code className="studio-command">{printCommand(desk, paper, language)}</code>
      </p>
    </section>
  );
}

/** What prints the same in a terminal, with the card files from "In and out". */
const printCommand = ({ game, set }: Desk, paper: string, language: string): string =>
  [
    `taproom print ${game.name} --out cards.pdf`,
    ...(paper === 'a4' ? [] : [`--paper ${paper}`]),
    ...(language === 'en' ? [] : [`--language ${language}`]),
    ...(set.title === '' ? [] : [`--title ${JSON.stringify(set.title)}`]),
    ...Object.keys(ownFiles(game, set)).map((file) => `--deck ${file}`),
  ].join(' ');

function PartsChoice({ parts, onChange }: { parts: readonly Part[]; onChange(parts: readonly Part[]): void }) {
  const { print: words } = useStudioWords();
  const toggled = (part: Part) => (parts.includes(part) ? parts.filter((one) => one !== part) : [...parts, part]);
  return (
    <fieldset className="option">
      <legend>{words.parts}</legend>
      {PARTS.map((part) => (
        <label key={part} className="tick">
          <input type="checkbox" checked={parts.includes(part)} onChange={() => onChange(toggled(part))} />
          {words.part[part]}
        </label>
      ))}
    </fieldset>
  );
}
