import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { parseYaml, stringifyYaml } from '@redocly/openapi-core';
import { asObject, resolve, type Json, type JsonObject } from './contract.ts';
import { missingExamples, type MissingExample } from './lint-examples.ts';
import { sampleValue } from './sample-value.ts';
import { SdkError } from './sdk-error.ts';

/**
 * Writes a draft of each missing example to `examples/<file of its path>.yaml`, and the references to them beside the
 * schemas. Drafts are valid; their wording is for an author to improve.
 * @param root folder of `openapi.yaml`
 * @returns names of the examples
 */
export async function draftExamples(root: string, contract: JsonObject): Promise<string[]> {
  const missing = missingExamples(contract);
  const files = Map.groupBy(missing, ({ path }) => path);
  const references = asObject(
    parsed(await readFile(join(root, 'openapi.yaml'), 'utf8')).paths ?? {},
    'paths',
  );
  for (const [path, examples] of files) {
    const [file = '', key = ''] = String(asObject(references[path], path).$ref).split('#/');
    await draftIn(join(root, file), key, examples, contract);
  }
  return missing.map(nameOf);
}

const nameOf = ({ id, kind }: MissingExample) => `${id}${kind === 'request' ? 'Request' : 'Response'}`;

async function draftIn(
  file: string,
  key: string,
  missing: readonly MissingExample[],
  contract: JsonObject,
): Promise<void> {
  const examplesFile = join(dirname(dirname(file)), 'examples', basename(file));
  const known = await readOptional(examplesFile);
  let source = await readFile(file, 'utf8');
  const drafts: JsonObject = {};
  for (const example of missing) {
    const name = nameOf(example);
    if (!new RegExp(`^${name}:`, 'mu').test(known)) drafts[name] = { value: draftOf(example, contract) };
    const reference = `${relative(dirname(file), examplesFile).replaceAll('\\', '/')}#/${name}`;
    source = withReference(source, key, example, reference);
  }
  await mkdir(dirname(examplesFile), { recursive: true });
  if (Object.keys(drafts).length > 0)
    await writeFile(examplesFile, known + stringifyYaml(drafts, { noRefs: true, lineWidth: 120 }));
  await writeFile(file, source);
}

function draftOf({ kind, schema }: MissingExample, contract: JsonObject): Json {
  const value = asObject(sampleValue(schema, contract), 'example');
  if (kind === 'response') return value;
  // the client adds these to every body
  const added = Object.keys(
    asObject(
      asObject(resolve({ $ref: '#/components/schemas/RequestContext' }, contract), 'schema').properties,
      '',
    ),
  );
  return Object.fromEntries(Object.entries(value).filter(([name]) => !added.includes(name)));
}

/** Inserts a reference above the schema, so that the file keeps its comments and its layout. */
function withReference(
  source: string,
  key: string,
  { kind, method, id }: MissingExample,
  reference: string,
): string {
  const lines = source.split('\n');
  const from = (pattern: RegExp, start: number) => {
    const at = lines.findIndex((line, index) => index >= start && pattern.test(line));
    if (at === -1)
      throw new SdkError(`${id}: ${String(pattern)} is not in its file: write the example by hand.`);
    return at;
  };
  const item = from(new RegExp(`^${key}:`, 'u'), 0);
  const operation = from(new RegExp(`^  ${method}:`, 'u'), item);
  const part = from(kind === 'request' ? /^ {4}requestBody:/u : /^ {6}'200':/u, operation);
  const media = from(/^ +application\/json:$/u, part);
  const indent = /^ */u.exec(lines[media + 1] ?? '')?.[0] ?? '';
  lines.splice(media + 1, 0, `${indent}examples: { example: { $ref: '${reference}' } }`);
  return lines.join('\n');
}

function parsed(text: string): JsonObject {
  return asObject(parseYaml(text) as Json, 'YAML');
}

async function readOptional(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
