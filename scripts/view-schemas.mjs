// Writes packages/games/src/<game>/view.schema.json, the JSON schema of what a seat sees, from the type `View` of its view.ts.
// Bots in other languages get it with their hello. `--check` writes nothing and says which file is not up to date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const GAMES = join(ROOT, 'packages/games/src');

/** A type of plain data as a schema; whatever is not plain data has no business in a view. */
export function schemaOf(type, checker, path = 'View') {
  const { flags } = type;
  if (flags & ts.TypeFlags.StringLiteral || flags & ts.TypeFlags.NumberLiteral) return { const: type.value };
  if (flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
  if (flags & ts.TypeFlags.Null) return { type: 'null' };
  if (flags & ts.TypeFlags.StringLike) return { type: 'string' };
  if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
  if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
  if (type.isUnion()) return unionOf(type, checker, path);
  if (checker.isTupleType(type)) return tupleOf(type, checker, path);
  if (checker.isArrayType(type)) {
    return { type: 'array', items: schemaOf(checker.getTypeArguments(type)[0], checker, `${path}[]`) };
  }
  if (flags & ts.TypeFlags.Object || type.isIntersection()) return objectOf(type, checker, path);
  throw new Error(`${path} is ${checker.typeToString(type)}, which no JSON can hold`);
}

function unionOf(type, checker, path) {
  const members = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  const schemas = members.map((member) => schemaOf(member, checker, path));
  const values = schemas.filter((schema) => 'const' in schema).map((schema) => schema.const);
  const others = schemas.filter((schema) => !('const' in schema));
  if (values.includes(true) && values.includes(false)) {
    others.unshift({ type: 'boolean' });
    values.splice(0, values.length, ...values.filter((value) => typeof value !== 'boolean'));
  }
  const all = [...(values.length > 0 ? [{ enum: values.sort() }] : []), ...others];
  if (all.length === 1) return all[0];
  const isPlain = all.every((schema) => typeof schema.type === 'string' && Object.keys(schema).length === 1);
  return isPlain ? { type: all.map((schema) => schema.type) } : { anyOf: all };
}

function tupleOf(type, checker, path) {
  const items = checker.getTypeArguments(type).map((each, index) => schemaOf(each, checker, `${path}[${index}]`));
  return { type: 'array', prefixItems: items, minItems: items.length, items: false };
}

function objectOf(type, checker, path) {
  const every = checker.getIndexInfosOfType(type)[0];
  const properties = {};
  const required = [];
  for (const symbol of checker.getPropertiesOfType(type)) {
    const description = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
    const schema = schemaOf(checker.getTypeOfSymbol(symbol), checker, `${path}.${symbol.name}`);
    properties[symbol.name] = description === '' ? schema : { description, ...schema };
    if (!(symbol.flags & ts.SymbolFlags.Optional)) required.push(symbol.name);
  }
  return {
    type: 'object',
    properties,
    required,
    additionalProperties: every ? schemaOf(every.type, checker, `${path}.*`) : false,
  };
}

/** The schema of every folder that has a view.ts: a game, or a family of games that are seen alike. */
export function viewSchemas(games = GAMES) {
  const folders = readdirSync(games).filter((folder) => existsSync(join(games, folder, 'view.ts')));
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile).config,
    ts.sys,
    ROOT,
  );
  const files = folders.map((folder) => join(games, folder, 'view.ts'));
  const program = ts.createProgram(files, { ...options, noEmit: true, customConditions: ['taproom:source'] });
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    folders.map((folder, index) => {
      const exports = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(files[index])));
      const view = exports.find(({ name }) => name === 'View');
      const target = view.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(view) : view;
      const schema = schemaOf(checker.getDeclaredTypeOfSymbol(target), checker);
      const head = { $schema: 'https://json-schema.org/draft/2020-12/schema', title: `What a seat sees of ${folder}` };
      return [folder, { ...head, ...schema }];
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [folder, schema] of Object.entries(viewSchemas())) {
    const file = join(GAMES, folder, 'view.schema.json');
    const text = `${JSON.stringify(schema, null, 2)}\n`;
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    if (process.argv.includes('--check')) {
      console.error(`${file} is not what view.ts says: npm run view-schemas writes it`);
      process.exitCode = 1;
    } else writeFileSync(file, text);
  }
}
