export { readScenario, type Scenario, type ScenarioStep } from './read.js';
export { type Held, runScenario } from './run.js';
