import type { Json, JsonObject } from '../contract.ts';
import type { Change } from './change.ts';

/** One change between two small contracts, and how it is judged. */
export interface TableRow {
  readonly name: string;
  readonly before: Sample;
  readonly after: Sample;
  /** of the gravest change; `none` if clients cannot notice it */
  readonly kind: Change['kind'] | 'none';
  /** sentences about the operation `call`, without their last dot */
  readonly says: readonly string[];
}

/** What a contract with a single operation contains beyond the common parts. */
export interface Sample {
  readonly operation?: JsonObject;
  readonly item?: JsonObject;
  readonly path?: string;
  readonly method?: string;
  readonly components?: JsonObject;
  /** the contract has no such operation */
  readonly isAbsent?: boolean;
}

/** A contract of the samples, each an operation of its own path. */
export function contractOf(samples: readonly Sample[], version = '3.0.3'): JsonObject {
  const components: Record<string, JsonObject> = {};
  const paths: JsonObject = {};
  samples.forEach((sample, index) => {
    for (const [kind, parts] of Object.entries(sample.components ?? {}))
      components[kind] = { ...components[kind], ...(parts as JsonObject) };
    if (sample.isAbsent) return;
    const suffix = samples.length === 1 ? '' : String(index);
    const { operationId = 'call', ...operation } = sample.operation ?? {};
    paths[(sample.path ?? '/things') + suffix] = {
      ...sample.item,
      [sample.method ?? 'post']: {
        operationId: `${String(operationId)}${suffix}`,
        tags: ['things'],
        responses: { '200': { description: 'done' } },
        ...operation,
      },
    };
  });
  return {
    openapi: version,
    info: { title: 'table', version: '1.0.0' },
    servers: [{ url: '/api' }],
    paths,
    components,
  };
}

type Judged = readonly [kind: TableRow['kind'], ...says: string[]];

const json = (schema: Json): JsonObject => ({ 'application/json': { schema } });
const takes = (content: JsonObject, rest: JsonObject = {}): Sample => ({
  operation: { requestBody: { content, ...rest } },
});
const gives = (response: JsonObject, status = '200'): Sample => ({
  operation: {
    responses: { '200': { description: 'done' }, [status]: { description: 'done', ...response } },
  },
});
const has = (operation: JsonObject): Sample => ({ operation });
const accepts = (parameter: JsonObject | undefined): Sample => ({
  operation: { parameters: parameter === undefined ? [] : [parameter] },
});

const row = (name: string, before: Sample, after: Sample, [kind, ...says]: Judged): TableRow => ({
  name,
  before,
  after,
  kind,
  says,
});

/** The same change of a schema in a request and in a response. */
function inBoth(name: string, before: Json, after: Json, request: Judged, response: Judged): TableRow[] {
  return [
    row(`request: ${name}`, takes(json(before)), takes(json(after)), request),
    row(`response: ${name}`, gives({ content: json(before) }), gives({ content: json(after) }), response),
  ];
}

const refused = 'requests that were valid are refused';
const mayBeRefused = 'requests that were valid may be refused';
const unexpected = 'clients do not expect the new values';
const unreadable = 'clients may not be able to read it';
const missing = 'requests without it are refused';
const ignored = 'what clients send in it is ignored or refused';

/** A change that allows more: an addition in a request, breaking in a response. */
function wider(name: string, before: Json, after: Json, what: string): TableRow[] {
  return inBoth(
    `wider: ${name}`,
    before,
    after,
    ['addition', `body:${what}`],
    ['breaking', `response 200:${what}: ${unexpected}`],
  );
}

/** A change that allows less: breaking in a request, an addition in a response. */
function narrower(name: string, before: Json, after: Json, what: string): TableRow[] {
  return inBoth(
    `narrower: ${name}`,
    before,
    after,
    ['breaking', `body:${what}: ${refused}`],
    ['addition', `response 200:${what}`],
  );
}

/** A change that allows something else: breaking in both. */
function other(name: string, before: Json, after: Json, what: string): TableRow[] {
  return inBoth(
    `other: ${name}`,
    before,
    after,
    ['breaking', `body:${what}: ${mayBeRefused}`],
    ['breaking', `response 200:${what}: ${unreadable}`],
  );
}

const text = { type: 'string' };
const whole = { type: 'integer' };
const number = { type: 'number' };
const list = (items: Json, rest: JsonObject = {}): JsonObject => ({ type: 'array', items, ...rest });
const record = (properties: JsonObject, rest: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...rest,
});
const query = (schema: Json, rest: JsonObject = {}): JsonObject => ({
  name: 'q',
  in: 'query',
  schema,
  ...rest,
});
const binary = { schema: { type: 'string', format: 'binary' } };
const keys = (name: string, scheme: JsonObject): JsonObject => ({ securitySchemes: { [name]: scheme } });

const operations: readonly TableRow[] = [
  row('a removed path', has({}), { isAbsent: true }, ['breaking', 'is removed: calls are refused']),
  row('a new path', { isAbsent: true }, has({}), ['addition', 'is new']),
  row('another operationId', has({}), has({ operationId: 'invoke' }), [
    'breaking',
    'is renamed to invoke: programs import it by name',
    'is new',
  ]),
  row('another path', has({}), { path: '/stuff' }, [
    'breaking',
    'moves from POST /api/things to POST /api/stuff: clients call the old address',
  ]),
  row('another method', has({}), { method: 'put' }, [
    'breaking',
    'moves from POST /api/things to PUT /api/things: clients call the old address',
  ]),
  row('another tag', has({}), has({ tags: ['stuff'] }), [
    'breaking',
    'moves from operations/things to operations/stuff: programs import it from the old module',
  ]),
  row('a server of its own', has({}), has({ servers: [{ url: '/v2' }] }), [
    'breaking',
    'moves from POST /api/things to POST /v2/things: clients call the old address',
  ]),
  row(
    'a second server removed',
    has({ servers: [{ url: '/api' }, { url: '/near' }] }),
    has({ servers: [{ url: '/api' }] }),
    ['breaking', 'is no longer served at /near: clients may have chosen that server'],
  ),
  row(
    'a second server',
    has({ servers: [{ url: '/api' }] }),
    has({ servers: [{ url: '/api' }, { url: '/near' }] }),
    ['addition', 'is also served at /near'],
  ),
  row(
    "a server variable's new default",
    has({ servers: [{ url: '/{stage}', variables: { stage: { default: 'live' } } }] }),
    has({ servers: [{ url: '/{stage}', variables: { stage: { default: 'test' } } }] }),
    ['breaking', 'moves from POST /live/things to POST /test/things: clients call the old address'],
  ),
  row('a deprecated operation', has({}), has({ deprecated: true }), [
    'warning',
    'is deprecated: clients should stop using it',
  ]),
  row('no longer idempotent', has({ 'x-idempotent': true }), has({}), [
    'breaking',
    'is no longer marked x-idempotent: clients repeat the call after a failure',
  ]),
  row('now idempotent', has({}), has({ 'x-idempotent': true }), ['addition', 'is now marked x-idempotent']),
  row(
    'a GET that writes now',
    { ...has({}), method: 'get' },
    { ...has({ 'x-writes': true }), method: 'get' },
    ['breaking', 'is now marked x-writes: clients repeat the call after a failure'],
  ),
  row('no longer a stream of events', has({ 'x-events': true }), has({}), [
    'breaking',
    'is no longer marked x-events: clients send what the transport rules require',
  ]),
  row('an extension that the client does not read', has({}), has({ 'x-origin': 'spec' }), ['none']),
  row('another summary', has({ summary: 'Calls' }), has({ summary: 'Calls it' }), ['none']),
  row('callbacks', has({}), has({ callbacks: { done: { '{$request.query.url}': {} } } }), [
    'warning',
    'has other callbacks: a client that receives them may not be able to read them',
  ]),
];

const tokens: readonly TableRow[] = [
  row(
    'a token is required',
    { ...has({}), components: keys('first', { type: 'apiKey', in: 'header', name: 'token' }) },
    {
      ...has({ security: [{ first: [] }] }),
      components: keys('first', { type: 'apiKey', in: 'header', name: 'token' }),
    },
    ['breaking', 'no token no longer suffices: requests with it are refused'],
  ),
  row(
    'a token is optional',
    {
      ...has({ security: [{ second: [] }] }),
      components: keys('second', { type: 'apiKey', in: 'header', name: 'token' }),
    },
    {
      ...has({ security: [{}, { second: [] }] }),
      components: keys('second', { type: 'apiKey', in: 'header', name: 'token' }),
    },
    ['addition', 'accepts more kinds of authentication'],
  ),
  row(
    'a token in a cookie instead of a header',
    {
      ...has({ security: [{ third: [] }] }),
      components: keys('third', { type: 'apiKey', in: 'header', name: 'token' }),
    },
    {
      ...has({ security: [{ third: [] }] }),
      components: keys('third', { type: 'apiKey', in: 'cookie', name: 'token' }),
    },
    ['breaking', 'third is sent differently: the gateway does not find what clients send'],
  ),
  row(
    'a further scope',
    { ...has({ security: [{ fourth: ['read'] }] }), components: keys('fourth', scopes()) },
    { ...has({ security: [{ fourth: ['read', 'write'] }] }), components: keys('fourth', scopes()) },
    ['breaking', 'fourth (read) no longer suffices: requests with it are refused'],
  ),
];

function scopes(): JsonObject {
  return {
    type: 'oauth2',
    flows: { clientCredentials: { tokenUrl: 'https://id.test', scopes: { read: 'read', write: 'write' } } },
  };
}

const parameters: readonly TableRow[] = [
  row('an optional query parameter', accepts(undefined), accepts(query(text)), [
    'addition',
    'query q is new',
  ]),
  row('a required query parameter', accepts(undefined), accepts(query(text, { required: true })), [
    'breaking',
    `query q is new and required: ${missing}`,
  ]),
  row('a removed query parameter', accepts(query(text)), accepts(undefined), [
    'breaking',
    `query q is removed: ${ignored}`,
  ]),
  row('a parameter made required', accepts(query(text)), accepts(query(text, { required: true })), [
    'breaking',
    `query q is now required: ${missing}`,
  ]),
  row('a parameter made optional', accepts(query(text, { required: true })), accepts(query(text)), [
    'addition',
    'query q is now optional',
  ]),
  row('a parameter moved to a header', accepts(query(text)), accepts(query(text, { in: 'header' })), [
    'breaking',
    'query q moves to header: the gateway does not find what clients send',
  ]),
  row(
    'a cookie made required',
    accepts(query(text, { in: 'cookie' })),
    accepts(query(text, { in: 'cookie', required: true })),
    ['breaking', `cookie q is now required: ${missing}`],
  ),
  row('another style', accepts(query(list(text))), accepts(query(list(text), { style: 'pipeDelimited' })), [
    'breaking',
    `query q is written in style pipeDelimited and was in form with explode: ${mayBeRefused}`,
  ]),
  row('explode switched off', accepts(query(list(text))), accepts(query(list(text), { explode: false })), [
    'breaking',
    `query q is written in style form and was in form with explode: ${mayBeRefused}`,
  ]),
  row('explode of a single value', accepts(query(text)), accepts(query(text, { explode: false })), ['none']),
  row(
    'reserved characters no longer allowed',
    accepts(query(text, { allowReserved: true })),
    accepts(query(text)),
    ['breaking', `query q no longer has allowReserved: ${refused}`],
  ),
  row('an integer parameter that may be any number', accepts(query(whole)), accepts(query(number)), [
    'addition',
    'query q is number and was integer',
  ]),
  row('a number parameter that must be an integer', accepts(query(number)), accepts(query(whole)), [
    'breaking',
    `query q is integer and was number: ${refused}`,
  ]),
  row(
    "a parameter's other default",
    accepts(query({ type: 'integer', default: 20 })),
    accepts(query({ type: 'integer', default: 50 })),
    ['warning', 'query q has the default 50, was 20: a request without it may have another effect'],
  ),
  row('a deprecated parameter', accepts(query(text)), accepts(query(text, { deprecated: true })), [
    'warning',
    'query q is deprecated: clients should stop using it',
  ]),
  row(
    'a renamed path parameter',
    { ...accepts({ name: 'id', in: 'path', required: true, schema: text }), path: '/things/{id}' },
    { ...accepts({ name: 'key', in: 'path', required: true, schema: text }), path: '/things/{key}' },
    ['breaking', 'path id is renamed to key: callers of the SDK pass it by name'],
  ),
  row('a parameter as JSON', accepts(query(text)), accepts({ name: 'q', in: 'query', content: json(text) }), [
    'breaking',
    `query q is now content of a media type: ${mayBeRefused}`,
  ]),
];

const bodies: readonly TableRow[] = [
  row(
    'an upload as a form instead of bytes',
    takes({ 'application/octet-stream': binary }),
    takes({ 'multipart/form-data': { schema: record({ file: binary.schema }) } }),
    [
      'breaking',
      'body: is no longer application/octet-stream: the gateway refuses what clients send',
      'body: may be multipart/form-data',
    ],
  ),
  row(
    'a second media type of a request',
    takes(json(text)),
    takes({ ...json(text), 'text/plain': { schema: text } }),
    ['addition', 'body: may be text/plain'],
  ),
  row('a range of media types of a request', takes({ 'image/png': binary }), takes({ 'image/*': binary }), [
    'addition',
    'body: may be image/*',
  ]),
  row(
    'another encoding of a part',
    takes({ 'multipart/form-data': { schema: record({ file: text }) } }),
    takes({
      'multipart/form-data': {
        schema: record({ file: text }),
        encoding: { file: { contentType: 'image/png' } },
      },
    }),
    ['breaking', `body: encodes its parts differently: ${mayBeRefused}`],
  ),
  row('a body made required', takes(json(text)), takes(json(text), { required: true }), [
    'breaking',
    `requires a body: ${missing}`,
  ]),
  row('a body made optional', takes(json(text), { required: true }), takes(json(text)), [
    'addition',
    'no longer requires a body',
  ]),
  row('a removed body', takes(json(text)), has({}), [
    'breaking',
    'no longer accepts a body: what clients send is ignored or refused',
  ]),
  row('a new optional body', has({}), takes(json(text)), ['addition', 'accepts a body']),
];

const responses: readonly TableRow[] = [
  row(
    'another media type of a response',
    gives({ content: json(text) }),
    gives({ content: { 'text/plain': { schema: text } } }),
    [
      'breaking',
      'response 200: is no longer application/json: clients cannot read the answer',
      'response 200: may be text/plain: a client that names no media type may be sent it',
    ],
  ),
  row(
    'a second media type of a response',
    gives({ content: json(text) }),
    gives({ content: { ...json(text), 'text/plain': { schema: text } } }),
    ['warning', 'response 200: may be text/plain: a client that names no media type may be sent it'],
  ),
  row('content of an empty response', gives({}), gives({ content: json(text) }), [
    'addition',
    'response 200: has content',
  ]),
  row('a removed response', gives({}, '404'), gives({}), [
    'breaking',
    'response 404 is removed: clients may wait for it',
  ]),
  row('a response covered by a range', gives({}, '404'), gives({}, '4XX'), [
    'addition',
    'response 4XX is new',
  ]),
  row('a new failure', gives({}), gives({}, '503'), ['addition', 'response 503 is new']),
  row('a new success', gives({}), gives({}, '202'), [
    'breaking',
    'response 202 is new: clients may take it for a failure',
  ]),
  row('a removed header', gives({ headers: { 'X-Total': { schema: whole } } }), gives({}), [
    'breaking',
    'response 200: header x-total is removed: clients may read it',
  ]),
  row('a new header', gives({}), gives({ headers: { 'X-Total': { schema: whole } } }), [
    'addition',
    'response 200: header x-total is new',
  ]),
  row(
    'a header made optional',
    gives({ headers: { 'X-Total': { required: true, schema: whole } } }),
    gives({ headers: { 'X-Total': { schema: whole } } }),
    ['breaking', 'response 200: header x-total is now optional: clients rely on it'],
  ),
  row(
    'another type of a header',
    gives({ headers: { 'X-Total': { schema: whole } } }),
    gives({ headers: { 'X-Total': { schema: text } } }),
    ['breaking', `response 200: header x-total is string and was integer: ${unreadable}`],
  ),
  row(
    'another case of a header name',
    gives({ headers: { 'X-Total': { schema: whole } } }),
    gives({ headers: { 'x-total': { schema: whole } } }),
    ['none'],
  ),
];

const fields: readonly TableRow[] = [
  ...inBoth(
    'a new optional field',
    record({ a: text }),
    record({ a: text, b: text }),
    ['addition', 'body: b is new'],
    ['addition', 'response 200: b is new'],
  ),
  ...inBoth(
    'a new required field',
    record({ a: text }),
    record({ a: text, b: text }, { required: ['b'] }),
    ['breaking', `body: b is new and required: ${missing}`],
    ['addition', 'response 200: b is new'],
  ),
  ...inBoth(
    'a removed field',
    record({ a: text, b: text }),
    record({ a: text }),
    ['breaking', `body: b is removed: ${ignored}`],
    ['breaking', 'response 200: b is removed: clients may read it'],
  ),
  ...inBoth(
    'a field made required',
    record({ a: text }),
    record({ a: text }, { required: ['a'] }),
    ['breaking', `body: a is now required: ${missing}`],
    ['addition', 'response 200: a is now required'],
  ),
  ...inBoth(
    'a field made optional',
    record({ a: text }, { required: ['a'] }),
    record({ a: text }),
    ['addition', 'body: a is now optional'],
    ['breaking', 'response 200: a is now optional: clients rely on it'],
  ),
  ...inBoth(
    'a field that is read only now',
    record({ a: text }),
    record({ a: { ...text, readOnly: true } }),
    ['breaking', `body: a is removed: ${ignored}`],
    ['none'],
  ),
  ...inBoth(
    'a deprecated field',
    record({ a: text }),
    record({ a: { ...text, deprecated: true } }),
    ['warning', 'body: a is deprecated: clients should stop using it'],
    ['warning', 'response 200: a is deprecated: clients should stop using it'],
  ),
  ...inBoth(
    'a new default',
    record({ a: text }),
    record({ a: { ...text, default: 'x' } }),
    ['warning', 'body: a has the default "x", was none: a request without it may have another effect'],
    ['warning', 'response 200: a has the default "x", was none: clients may assume the old one'],
  ),
  ...inBoth(
    'a field of a closed object',
    record({ a: text }, { additionalProperties: false }),
    record({ a: text, b: text }, { additionalProperties: false }),
    ['addition', 'body: b is new'],
    ['breaking', 'response 200: b is new: the old contract allowed no further fields'],
  ),
  ...narrower(
    'no further fields',
    record({}),
    record({}, { additionalProperties: false }),
    ' allows no further fields',
  ),
  ...narrower(
    'typed further fields',
    record({}),
    record({}, { additionalProperties: whole }),
    ' restricts further fields',
  ),
  ...wider(
    'further fields',
    record({}, { additionalProperties: false }),
    record({}),
    ' allows further fields',
  ),
  ...wider(
    'wider further fields',
    record({}, { additionalProperties: whole }),
    record({}, { additionalProperties: number }),
    ' * is number and was integer',
  ),
];

const values: readonly TableRow[] = [
  ...wider('integer to number', whole, number, ' is number and was integer'),
  ...narrower('number to integer', number, whole, ' is integer and was number'),
  ...other('string to integer', text, whole, ' is integer and was string'),
  ...wider('nullable', text, { ...text, nullable: true }, ' may be null'),
  ...narrower('no longer nullable', { ...text, nullable: true }, text, ' may no longer be null'),
  ...narrower('a type where any was', {}, text, ' is string and was anything'),
  ...wider(
    'a new enum value',
    { ...text, enum: ['a'] },
    { ...text, enum: ['a', 'b'] },
    ' has the new value "b"',
  ),
  ...narrower(
    'a removed enum value',
    { ...text, enum: ['a', 'b'] },
    { ...text, enum: ['a'] },
    ' no longer has the value "b"',
  ),
  ...narrower('an enum', text, { ...text, enum: ['a'] }, ' is now an enum'),
  ...wider('no enum', { ...text, enum: ['a'] }, text, ' is no longer an enum'),
  ...other(
    'another format',
    { ...text, format: 'date' },
    { ...text, format: 'date-time' },
    ' has format "date-time", was "date"',
  ),
  ...narrower('a format', text, { ...text, format: 'date' }, ' has format "date", was none'),
  ...wider(
    'a wider integer',
    { ...whole, format: 'int32' },
    { ...whole, format: 'int64' },
    ' has format "int64", was "int32"',
  ),
  ...narrower('a lower maximum', { ...whole, maximum: 9 }, { ...whole, maximum: 8 }, ' has maximum 8, was 9'),
  ...wider('no minimum', { ...whole, minimum: 1 }, whole, ' has minimum none, was 1'),
  ...narrower(
    'an exclusive maximum',
    { ...whole, maximum: 9 },
    { ...whole, maximum: 9, exclusiveMaximum: true },
    ' has exclusiveMaximum true, was none',
  ),
  ...wider('longer text', { ...text, maxLength: 9 }, { ...text, maxLength: 10 }, ' has maxLength 10, was 9'),
  ...narrower('longer lists', list(text), list(text, { minItems: 1 }), ' has minItems 1, was none'),
  ...narrower(
    'unique items',
    list(text),
    list(text, { uniqueItems: true }),
    ' has uniqueItems true, was none',
  ),
  ...other(
    'another pattern',
    { ...text, pattern: '^a' },
    { ...text, pattern: '^b' },
    ' has pattern "^b", was "^a"',
  ),
  ...wider(
    'multiples of 5 instead of 10',
    { ...whole, multipleOf: 10 },
    { ...whole, multipleOf: 5 },
    ' has multipleOf 5, was 10',
  ),
  ...wider('items', list(whole), list(number), ' [] is number and was integer'),
];

const combinations: readonly TableRow[] = [
  ...wider('an alternative', { oneOf: [text] }, { oneOf: [text, whole] }, ' has the new oneOf integer'),
  ...narrower(
    'an alternative less',
    { anyOf: [text, whole] },
    { anyOf: [whole] },
    ' no longer has the anyOf string',
  ),
  ...wider('one of two instead of one', text, { oneOf: [text, whole] }, ' has the new oneOf integer'),
  ...inBoth(
    'alternatives in another order',
    { oneOf: [text, whole] },
    { oneOf: [whole, text] },
    ['none'],
    ['none'],
  ),
  ...wider(
    'anyOf instead of oneOf',
    { oneOf: [text, whole] },
    { anyOf: [text, whole] },
    ' is anyOf and was oneOf',
  ),
  ...narrower(
    'a part of an allOf',
    { allOf: [record({ a: text })] },
    { allOf: [record({ a: text }), { minProperties: 1 }] },
    ' has minProperties 1, was none',
  ),
  ...inBoth(
    'the same, written as allOf',
    record({ a: text, b: whole }, { required: ['a'] }),
    { allOf: [record({ a: text }, { required: ['a'] }), record({ b: whole })] },
    ['none'],
    ['none'],
  ),
  ...narrower('a condition', whole, { ...whole, not: { enum: [0] } }, ' has the new condition not'),
  ...other(
    'another not',
    { ...whole, not: { enum: [0] } },
    { ...whole, not: { enum: [0, 1] } },
    ' has another condition not',
  ),
  ...other(
    'another discriminator',
    { oneOf: [record({ a: text, b: text })], discriminator: { propertyName: 'a' } },
    { oneOf: [record({ a: text, b: text })], discriminator: { propertyName: 'b' } },
    ' is told by b and was told by a',
  ),
];

const branch = (leaf: Json, name: string): JsonObject => ({
  schemas: { [name]: record({ leaf, branches: list({ $ref: `#/components/schemas/${name}` }) }) },
});
const refers = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

const references: readonly TableRow[] = [
  row(
    'a field of a circular schema in a response',
    { ...gives({ content: json(refers('Tree')) }), components: branch(whole, 'Tree') },
    { ...gives({ content: json(refers('Tree')) }), components: branch(number, 'Tree') },
    ['breaking', `response 200: leaf is number and was integer: ${unexpected}`],
  ),
  row(
    'a field of a circular schema in a request',
    { ...takes(json(refers('Bush'))), components: branch(whole, 'Bush') },
    { ...takes(json(refers('Bush'))), components: branch(number, 'Bush') },
    ['addition', 'body: leaf is number and was integer'],
  ),
  row(
    'a schema moved to the components',
    gives({ content: json(record({ a: text })) }),
    { ...gives({ content: json(refers('Moved')) }), components: { schemas: { Moved: record({ a: text }) } } },
    ['none'],
  ),
];

const beside = (name: string, rest: JsonObject): JsonObject => ({ ...refers(name), ...rest });
const named = (name: string, schema: JsonObject): JsonObject => ({ schemas: { [name]: schema } });

/** What OpenAPI 3.1 writes in another way than 3.0, or only 3.1 has. */
export const tableOfNewerChanges: readonly TableRow[] = [
  ...wider('a type beside null', text, { type: ['string', 'null'] }, ' may be null'),
  ...wider('a second type', text, { type: ['string', 'integer'] }, ' is string or integer and was string'),
  ...inBoth(
    'null as an alternative',
    { type: ['string', 'null'] },
    { type: ['null', 'string'] },
    ['none'],
    ['none'],
  ),
  ...inBoth(
    'another constant',
    { const: 'a' },
    { const: 'b' },
    ['breaking', `body: no longer has the value "a": ${refused}`, 'body: has the new value "b"'],
    [
      'breaking',
      'response 200: no longer has the value "a"',
      `response 200: has the new value "b": ${unexpected}`,
    ],
  ),
  ...narrower(
    'a smaller exclusive maximum',
    { ...whole, exclusiveMaximum: 9 },
    { ...whole, exclusiveMaximum: 8 },
    ' has exclusiveMaximum 8, was 9',
  ),
  ...narrower(
    'an item with a type of its own',
    { type: 'array', prefixItems: [text] },
    { type: 'array', prefixItems: [text, whole] },
    ' [1] is integer and was anything',
  ),
  ...wider(
    'fields of a pattern',
    record({}, { patternProperties: { '^x-': whole } }),
    record({}, { patternProperties: { '^x-': number } }),
    ' /^x-/ is number and was integer',
  ),
  ...narrower(
    'a field that requires another',
    record({ a: text, b: text }),
    record({ a: text, b: text }, { dependentRequired: { a: ['b'] } }),
    ' has the new condition dependentRequired',
  ),
  ...other(
    'bytes of another media type',
    { ...text, contentMediaType: 'image/png' },
    { ...text, contentMediaType: 'image/gif' },
    ' has contentMediaType "image/gif", was "image/png"',
  ),
  row(
    'a limit beside a reference',
    { ...takes(json(beside('Short', {}))), components: named('Short', text) },
    { ...takes(json(beside('Short', { maxLength: 9 }))), components: named('Short', text) },
    ['breaking', `body: has maxLength 9, was none: ${refused}`],
  ),
  row(
    'a description beside a reference',
    { ...takes(json(beside('Noted', {}))), components: named('Noted', text) },
    { ...takes(json(beside('Noted', { description: 'a note' }))), components: named('Noted', text) },
    ['none'],
  ),
];

/** Changes that clients notice or not, each between two contracts with one operation. */
export const tableOfChanges: readonly TableRow[] = [
  ...operations,
  ...tokens,
  ...parameters,
  ...bodies,
  ...responses,
  ...fields,
  ...values,
  ...combinations,
  ...references,
];
