// A reporter for StrykerJS that writes down every few seconds what was found so far, in the shape of the report that StrykerJS
// itself writes at the end and reads at the start. Runs take hours: one that is cut off loses nothing.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

const EVERY = 10_000;

const nameOf = (file) => relative(process.cwd(), file).replaceAll('\\', '/');
/** Lines and columns count from 0 in StrykerJS and from 1 in reports. */
const reported = ({ line, column }) => ({ line: line + 1, column: column + 1 });

class Keeper {
  #file;
  #sources = new Map();
  #tests = [];
  #results = [];
  #timer;

  constructor({ incrementalFile }) {
    this.#file = incrementalFile;
  }

  /**
   * A file of tests that could not even be read (a thread that did not start on a busy machine) is passed over without a word,
   * with all that come after it; whatever only they notice would count as not noticed.
   */
  onDryRunCompleted({ result }) {
    this.#tests = result.tests;
    const ran = new Set(result.tests.map(({ fileName }) => nameOf(fileName)));
    const silent = JSON.parse(process.env.TAPROOM_MUTATE_TESTS).filter((file) => !ran.has(file));
    if (silent.length === 0) return;
    console.error(
      `these tests did not run, so no figure would be true: ${silent.join(', ')}; try again on a quieter machine`,
    );
    // StrykerJS goes on after whatever a reporter throws.
    process.exit(1);
  }

  onMutationTestingPlanReady({ mutantPlans }) {
    const files = [...mutantPlans.map(({ mutant }) => mutant.fileName), ...this.#tests.map(({ fileName }) => fileName)];
    for (const file of new Set(files)) this.#sources.set(file, readFileSync(file, 'utf8'));
  }

  /** Also called, all at once and first, for the faults whose result is known from before. */
  onMutantTested(result) {
    this.#results.push(result);
    this.#timer ??= setTimeout(() => this.#keep(), EVERY).unref();
  }

  #keep() {
    this.#timer = undefined;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#report()));
    renameSync(`${this.#file}.new`, this.#file);
  }

  #report() {
    const files = {};
    for (const { fileName, ...mutant } of this.#results) {
      const name = nameOf(fileName);
      files[name] ??= { language: 'typescript', source: this.#sources.get(fileName), mutants: [] };
      files[name].mutants.push(mutant);
    }
    const testFiles = {};
    for (const { id, name, fileName, startPosition } of this.#tests) {
      const file = nameOf(fileName);
      testFiles[file] ??= { source: this.#sources.get(fileName), tests: [] };
      testFiles[file].tests.push({ id, name, ...(startPosition && { location: { start: reported(startPosition) } }) });
    }
    return { schemaVersion: '1.0', thresholds: { high: 80, low: 60 }, files, testFiles };
  }
}

const keeper = (options) => new Keeper(options);
keeper.inject = ['options'];
export const strykerPlugins = [{ kind: 'Reporter', name: 'keeper', factory: keeper }];
