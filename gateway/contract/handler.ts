import type { operations } from '../../sdk/generated/schema.ts';

export type OperationId = keyof operations;

/** What a handler knows of the call besides its input. */
export interface CallContext {
  /** stands in the log line and, on 5xx, in the answer */
  readonly requestId: string;
  /** the signed-in reader; always there where the contract requires a user token */
  readonly reader?: Reader;
  /** the reader's token, where there is a reader */
  readonly token?: string;
  /** network address of who calls, as far as proxies are trusted */
  readonly address?: string;
  /** scheme and host that the site is asked by, as far as proxies are trusted */
  readonly origin?: string | undefined;
  /** uuid of the device (`ak`), when the call carried one */
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

/** Query, headers and body of one operation, already validated against the contract, defaults filled in. */
export interface HandlerInput<Id extends OperationId> {
  readonly query: Parameters<Id, 'query'>;
  readonly headers: Parameters<Id, 'header'>;
  readonly body: Body<Id>;
}

/** Bytes come as they are sent: whoever takes them says when there are too many. */
type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Content } };
}
  ? Content
  : operations[Id] extends { requestBody: { content: { 'application/octet-stream': unknown } } }
    ? AsyncIterable<Uint8Array>
    : undefined;

type Answer<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer Content } } };
}
  ? Content
  : never;

/** The `data` of an operation's answer. */
export type AnswerData<Id extends OperationId> = Answer<Id> extends { data: infer Data } ? Data : never;

/** What a handler gives back: the answer's `data`, or a whole `Reply` where the code is not 200. */
export type HandlerResult<Id extends OperationId> = AnswerData<Id> | Reply<Id>;

/** An answer with a code of its own at HTTP 200, for calls whose contract has one (token-info). */
export class Reply<Id extends OperationId> {
  readonly answer: Answer<Id>;
  constructor(answer: Answer<Id>) {
    this.answer = answer;
  }
}

export type Handler<Id extends OperationId> = (
  input: HandlerInput<Id>,
  context: CallContext,
) => Promise<HandlerResult<Id>>;

/** Total over the contract: an operation without a handler, or with a wrong field, does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };
