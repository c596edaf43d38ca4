import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContract, type ContractOperation, type JsonSchema } from '../../contract/load.ts';
import { responseCheck } from '../../contract/validation.ts';
import { pageClientCredential } from './client-credentials.ts';
import { openTestServer, storyOf, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let kept: string;
beforeAll(async () => {
  server = await openTestServer();
  await server.addStories(storyOf('1001'), storyOf('1002'));
  kept = await server.signIn('甲');
});
afterAll(() => server.close());

const rubbish = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '../../etc/passwd',
    "' or 1=1 --",
    '<script>',
    '１００１',
    'x'.repeat(5000),
    -1,
    1e308,
    null,
    [],
    {},
  ),
);

/** Generates valid values of a schema: objects, arrays, strings, numbers, enums. */
function valid(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { allOf, enum: choices, type, pattern, properties, required, items } = schema as Schema;
  // a description beside a reference
  const [only, ...others] = allOf ?? [];
  if (only !== undefined && others.length === 0) return valid(only);
  if (allOf) return fc.tuple(...allOf.map(valid)).map((parts) => Object.assign({}, ...parts));
  if (choices) return fc.constantFrom(...choices);
  if (type === 'object') {
    const fields = Object.entries(properties ?? {}).map(([name, field]) => [name, valid(field)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: required ?? [] });
  }
  if (type === 'array') {
    const length = { minLength: Number(schema['minItems'] ?? 0), maxLength: 3 };
    return schema['uniqueItems'] === true
      ? fc.uniqueArray(valid(items ?? {}), length)
      : fc.array(valid(items ?? {}), length);
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'number')
    return fc.double({
      min: Number(schema['minimum'] ?? 0),
      max: Number(schema['maximum'] ?? 1000),
      noNaN: true,
    });
  if (type === 'integer')
    return fc.integer({ min: Number(schema['minimum'] ?? 0), max: Number(schema['maximum'] ?? 1000) });
  if (pattern === '^[A-Za-z0-9_-]{1,64}$')
    return fc.oneof(fc.constantFrom('1001', '1002'), fc.stringMatching(/^[\w-]{1,64}$/));
  if (pattern && pattern !== '\\S') return fc.stringMatching(new RegExp(pattern));
  const maxLength = Number(schema['maxLength'] ?? 100);
  return fc
    .string({ minLength: 1, maxLength: Math.min(maxLength, 100) })
    .filter((text) => text.trim() !== '');
}

interface Schema {
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: string[];
  readonly items?: JsonSchema;
}

const validBody = ({ takesBytes, body }: ContractOperation) =>
  takesBytes ? fc.uint8Array({ minLength: 1, maxLength: 100 }) : valid(body ?? {});

/** Statuses for limits that schemas cannot express: size by kind, number of pending uploads. */
const limitsOf = ({ id }: ContractOperation) => (id === 'startUpload' ? [413, 429] : []);

/** Generates a valid value with some fields replaced by rubbish, or rubbish as a whole. */
function broken(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    rubbish,
    fc
      .tuple(valid(schema), fc.dictionary(fc.constantFrom(...fieldsOf(schema), 'unknown'), rubbish))
      .map(([good, bad]) => ({
        ...(good as object),
        ...bad,
      })),
  );
}

function fieldsOf(schema: JsonSchema): string[] {
  const { allOf, properties } = schema as Schema;
  return [...(allOf ?? []).flatMap(fieldsOf), ...Object.keys(properties ?? {})];
}

async function send(
  operation: ContractOperation,
  query: unknown,
  body: unknown,
  headers: Record<string, string>,
) {
  const pairs = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  const search = new URLSearchParams(
    pairs.map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  const url = `${operation.url}?${search.toString()}`;
  if (operation.method === 'GET') return server.get(url, headers);
  if (operation.takesBytes && body instanceof Uint8Array)
    return server.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(body),
    });
  return server.post(url, JSON.stringify(body) ?? '', { ...headers, 'content-type': 'application/json' });
}

const clientHeaders = {
  'client-id': 'h5',
  'device-id': 'd',
  version: '1',
  'client-type': '3',
  'app-name': 'share',
  'app-version': '9.8.6',
  authorization: `Basic ${Buffer.from(pageClientCredential).toString('base64')}`,
};
/** Signing out revokes its token, so it needs a new one each time. */
const tokenFor = async ({ id }: ContractOperation) => (id === 'signOut' ? server.signIn('乙') : kept);

const refusals = [400, 401, 403, 404, 409, 413, 429];

describe.each(loadContract().map((operation) => [operation.id, operation] as const))(
  '%s',
  (_id, operation) => {
    const findMismatch = responseCheck(operation.response);

    test('responds to every valid request according to the contract', async () => {
      await fc.assert(
        fc.asyncProperty(valid(operation.query), validBody(operation), async (query, body) => {
          const response = await send(operation, query, body, {
            ...clientHeaders,
            token: await tokenFor(operation),
          });
          if (response.statusCode === 200) expect(findMismatch(response.json())).toBeUndefined();
          else
            expect([403, 404, 409, ...limitsOf(operation), ...opaqueFields(response)]).toContain(
              response.statusCode,
            );
        }),
        { numRuns: 25 },
      );
    });

    test('rejects rubbish in the format of the contract, never with a 500', async () => {
      await fc.assert(
        fc.asyncProperty(
          broken(operation.query),
          broken(operation.body ?? {}),
          fc.boolean(),
          async (query, body, signedIn) => {
            const response = await send(operation, query, body, {
              ...clientHeaders,
              ...(signedIn && { token: await tokenFor(operation) }),
            });
            if (response.statusCode === 200) {
              expect(findMismatch(response.json())).toBeUndefined();
              return;
            }
            expect(refusals).toContain(response.statusCode);
            expect(response.json()).toMatchObject({
              code: response.statusCode,
              msg: expect.any(String),
              data: expect.any(Object),
            });
          },
        ),
        { numRuns: 40 },
      );
    });
  },
);

const opaque = new Set([
  'public',
  'cursor',
  'sealed',
  'state',
  'url',
  'choices',
  'city',
  'search',
  'order',
  'accountPhone',
]);

/**
 * Rules that the contract cannot express: cursors, encrypted texts, OAuth states and URLs of the site are opaque strings;
 * a choice field of a form needs choices, the place of a tip needs a city, a search for notices needs a term, and sizes
 * have an order. An inquiry without a phone number needs one in the account.
 */
function opaqueFields(response: {
  statusCode: number;
  json(): { data: { fields?: { rule: string }[] } };
}): number[] {
  if (response.statusCode !== 400) return [];
  const rules = response.json().data.fields?.map(({ rule }) => rule) ?? [];
  return rules.every((rule) => opaque.has(rule)) && rules.length > 0 ? [400] : [];
}
