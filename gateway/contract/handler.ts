import type { operations } from '../../sdk/generated/schema.ts';

/** Operations that handlers answer; a stream of events has a route of its own. */
export type OperationId = {
  [Id in keyof operations]: operations[Id] extends {
    responses: { 200: { content: { 'application/json': unknown } } };
  }
    ? Id
    : never;
}[keyof operations];

/** The context of a call besides its input. */
export interface CallContext {
  /** in the log line and, for 5xx, in the response */
  readonly requestId: string;
  /** the signed-in reader; always present where the contract requires a user token */
  readonly reader?: Reader;
  /** the reader's token, if there is a reader */
  readonly token?: string;
  /** IP address of the client, as far as proxies are trusted */
  readonly address?: string;
  /** the site's scheme and host: as configured, or those of the request */
  readonly origin?: string | undefined;
  /** uuid of the device (`ak`), if the call has one */
  readonly device?: string;
}

export interface Reader {
  readonly id: string;
  readonly name: string;
}

type Parameters<Id extends OperationId, Where extends string> = operations[Id] extends {
  parameters: infer All;
}
  ? Where extends keyof All
    ? NonNullable<All[Where]>
    : Record<never, never>
  : Record<never, never>;

/** Query, headers and body of an operation, validated against the contract, with defaults filled in. */
export interface HandlerInput<Id extends OperationId> {
  readonly query: Parameters<Id, 'query'>;
  readonly headers: Parameters<Id, 'header'>;
  readonly body: Body<Id>;
}

/** Binary bodies are streamed: the handler has to limit their size. */
type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Content } };
}
  ? Content
  : operations[Id] extends { requestBody: { content: { 'application/octet-stream': unknown } } }
    ? AsyncIterable<Uint8Array>
    : undefined;

type Response<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer Content } } };
}
  ? Content
  : never;

/** The `data` of an operation's answer. */
export type ResponseData<Id extends OperationId> = Response<Id> extends { data: infer Data } ? Data : never;

/** What a handler returns: the answer's `data`, or a `Reply` if the code is not 200. */
export type HandlerResult<Id extends OperationId> = ResponseData<Id> | Reply<Id>;

/** An answer with another `code` at HTTP 200, for operations whose contract has one (token-info). */
export class Reply<Id extends OperationId> {
  readonly response: Response<Id>;
  constructor(response: Response<Id>) {
    this.response = response;
  }
}

export type Handler<Id extends OperationId> = (
  input: HandlerInput<Id>,
  context: CallContext,
) => Promise<HandlerResult<Id>>;

/** Total over the contract: a missing handler, or a wrong field in an answer, does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };
