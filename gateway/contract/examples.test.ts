import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { contractFile } from './load.ts';

const content = v.object({
  content: v.optional(v.record(v.string(), v.object({ example: v.optional(v.unknown()) }))),
});
const operation = v.optional(
  v.object({
    operationId: v.string(),
    tags: v.optional(v.array(v.string()), []),
    requestBody: v.optional(content),
    responses: v.record(v.string(), content),
  }),
);
const shape = v.object({
  paths: v.record(
    v.string(),
    v.object({ get: operation, post: operation, put: operation, patch: operation, delete: operation }),
  ),
});
const contract: unknown = JSON.parse(readFileSync(contractFile, 'utf8'));

interface Example {
  readonly name: string;
  readonly tags: readonly string[];
  readonly value: unknown;
  /** JSON pointer of its schema */
  readonly schema: string;
}

const pointer = (...keys: readonly string[]) =>
  keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/** Examples of bodies and of responses. */
function* examplesOf(): Generator<Example> {
  for (const [path, methods] of Object.entries(v.parse(shape, contract).paths))
    for (const [method, described] of Object.entries(methods)) {
      if (described === undefined) continue;
      const { operationId, tags, requestBody, responses } = described;
      const parts = [
        { part: requestBody, name: `${operationId} request`, keys: ['requestBody'] },
        ...Object.entries(responses).map(([status, part]) => ({
          part,
          name: `${operationId} ${status}`,
          keys: ['responses', status],
        })),
      ];
      for (const { part, name, keys } of parts)
        for (const [type, { example }] of Object.entries(part?.content ?? {}))
          if (example !== undefined)
            yield {
              name,
              tags,
              value: example,
              schema: pointer('paths', path, method, ...keys, 'content', type, 'schema'),
            };
    }
}

const examples = [...examplesOf()];

test('each example is valid', () => {
  // not strict: a contract has keywords that are not JSON Schema
  const ajv = formats.default(new Ajv({ strict: false, allErrors: true, validateSchema: false }));
  ajv.addSchema({ ...v.parse(v.looseObject({}), contract), $id: 'contract' });
  const faults = examples.flatMap(({ name, schema, value }) => {
    const check = ajv.compile({ $ref: `contract#${schema}` });
    return check(value) ? [] : [`${name}: ${ajv.errorsText(check.errors)}`];
  });
  expect(faults).toEqual([]);
});

test('each operation of the think-tank has an example of its answer', () => {
  const answered = examples.filter(({ tags, name }) => tags.includes('think-tank') && name.endsWith(' 200'));
  expect(answered.map(({ name }) => name).toSorted()).toEqual([
    'getEnterprise 200',
    'getExpert 200',
    'getIndexChart 200',
    'getRanking 200',
    'getReport 200',
    'getThinkTankHome 200',
    'listEnterpriseNames 200',
    'listEnterpriseNews 200',
    'listEnterprises 200',
    'listExperts 200',
    'listReports 200',
  ]);
});
