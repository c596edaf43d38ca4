import type { operations, paths } from '../generated/schema.ts';

/** operationId, such as `listImportantNews`. */
export type OperationId = keyof operations;
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete' | 'head' | 'options';

/** Whether the reader's token is sent, from the contract's `security`. */
export type UserTokenRule = 'optional' | 'required';

/** A request body before it is written. */
export type RequestContent = object | string;

/** Input of a call, whatever its operation. */
export interface CallParts {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** request body that is sent unchanged */
  readonly bytes?: Blob | Uint8Array<ArrayBuffer> | string;
}

/** Parts of a request that its operation determines; the names are those of openapi-fetch. */
export interface RequestShape {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: RequestContent;
  readonly bodySerializer?: (body: RequestContent) => unknown;
  readonly querySerializer?: (query: Readonly<Record<string, unknown>>) => string;
  readonly parseAs?: 'text' | 'blob' | 'stream';
}

export interface OperationRules {
  /** base path or URL from the contract's `servers`, path-level ones included */
  readonly server: string;
  readonly userToken?: UserTokenRule;
  /** sends the client's basic credential */
  readonly basicClient?: boolean;
  /** the contract's `x-idempotent`: a POST that only reads */
  readonly idempotent?: boolean;
  /** the contract's `x-writes`: a GET that writes */
  readonly writes?: boolean;
  /** the contract's `x-events`: a stream of events, which follows the transport rules without the envelope */
  readonly events?: boolean;
  /** codes that the contract lists for HTTP 200; absent if the answer is not `{ code, msg, data }` */
  readonly codes?: readonly number[];
  /** required fields of `data`, or of the answer if it has none */
  readonly fields: readonly string[];
  /** what differs from a call with a query, headers and a JSON body, see request-shape.ts */
  readonly shape?: (parts: CallParts, isPlain: boolean) => RequestShape;
  /** path with the styles of its parameters, such as `/a/{;id*}` */
  readonly template?: string;
}

/** An operation as a value, passed to `gateway.call` and used in query keys. */
export interface Operation<Id extends OperationId = OperationId> extends OperationRules {
  readonly id: Id;
  readonly method: Method;
  readonly path: keyof paths;
}

/** For generated files only: an operation that is not in the contract does not compile. */
export function defineOperation<Id extends OperationId, Path extends keyof paths>(
  id: Id,
  method: Method & keyof paths[Path],
  path: Path,
  rules: OperationRules,
): Operation<Id> {
  return { id, method, path, ...rules };
}

/** Query parameters, headers and body fields that the SDK adds and callers must not pass. */
type QueryFromSdk = 'timestamp' | 'tokenID';
type HeaderFromSdk = 'source_channel' | 'token';
type BodyFromSdk = 'ak' | 'userAgent' | 'openId' | 'unionId';

type Parameters<Id extends OperationId, Where extends string> = operations[Id] extends {
  parameters: infer All;
}
  ? Where extends keyof All
    ? NonNullable<All[Where]>
    : unknown
  : unknown;

/** Media types that are sent and read as JSON, such as `application/problem+json`. */
type Json =
  | 'application/json'
  | `application/json;${string}`
  | `${string}+json`
  | `${string}+json;${string}`
  | '*/*';
type Text = `text/${string}` | `application/xml${string}`;
type Form = 'multipart/form-data' | 'application/x-www-form-urlencoded';

type RequestBody<Id extends OperationId> = operations[Id] extends { requestBody?: infer Body }
  ? NonNullable<Body>
  : never;

/** Input of a request body: `body` for JSON and forms, `bytes` for everything else. */
type BodyPart<Id extends OperationId> = [RequestBody<Id>] extends [never]
  ? unknown
  : RequestBody<Id> extends { content: infer Content }
    ? keyof Content & (Json | Form) extends never
      ? OptionalLike<Id, { bytes: Bytes<keyof Content> }>
      : IfOptional<Id, { body?: BodyOf<Id, Content> }, Part<'body', BodyOf<Id, Content>>>
    : unknown;

type BodyOf<Id extends OperationId, Content> = Without<
  Content[keyof Content & (keyof Content & Json extends never ? Form : Json)],
  FromSdk<Id, BodyFromSdk>
>;
type Bytes<Types> = Types extends Text ? string : Blob | Uint8Array<ArrayBuffer>;
type OptionalLike<Id extends OperationId, T> = IfOptional<Id, Partial<T>, T>;
type IfOptional<Id extends OperationId, Then, Else> = operations[Id] extends { requestBody: unknown }
  ? Else
  : Then;

/** Flattens an intersection, so that excess property checks apply to literals. */
type Exact<T> = { [Key in keyof T]: T[Key] };

/** Leaves out keys that are named, in each part of a union; lists and values stay what they are. */
type Without<T, Keys extends string> = T extends object
  ? T extends readonly unknown[]
    ? T
    : Extract<keyof T, Keys> extends never
      ? Exact<T>
      : Exact<Omit<T, Keys>>
  : T;

/** `{ name: T }`, `{ name?: T }` if nothing in T is required, `{}` if T has no field. */
type Part<Name extends string, T> = [T] extends [object]
  ? keyof T extends never
    ? [T] extends [readonly unknown[]]
      ? { [Key in Name]: T }
      : HasFields<T> extends true
        ? { [Key in Name]: T }
        : unknown
    : Record<string, never> extends T
      ? { [Key in Name]?: T }
      : Partial<T> extends T
        ? { [Key in Name]?: T }
        : { [Key in Name]: T }
  : unknown extends T
    ? unknown
    : { [Key in Name]: T };

/** Whether some part of a union has a field; their common keys may be none. */
type HasFields<T> = (T extends unknown ? (keyof T extends never ? never : true) : never) extends never
  ? false
  : true;

/** What the SDK adds, for operations that follow the transport rules. */
type FromSdk<Id extends OperationId, Keys> =
  HasEnvelope<OperationAnswer<Id>> extends true
    ? Keys
    : OperationAnswer<Id> extends EventStream<unknown>
      ? Keys
      : never;

/** Input of an operation: path parameters, query, headers and body without what the SDK adds. */
export type OperationInput<Id extends OperationId> = Exact<
  Part<'path', Exact<Parameters<Id, 'path'>>> &
    Part<'query', Without<Parameters<Id, 'query'>, FromSdk<Id, QueryFromSdk>>> &
    Part<'headers', Without<Parameters<Id, 'header'>, FromSdk<Id, HeaderFromSdk>>> &
    BodyPart<Id>
>;

type Responses<Id extends OperationId> = operations[Id] extends { responses: infer All } ? All : never;
type Success = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226 | '2XX';

/** Server-sent events as bytes, to be read by `readEvents`. */
export type EventStream<Event> = ReadableStream<Uint8Array> & { readonly event?: Event };

/** Body of a successful response: JSON, a stream of events, a string for other text, a Blob for everything else, undefined if there is none. */
export type OperationAnswer<Id extends OperationId> = AnswerIn<Responses<Id>>;

type AnswerIn<All> = keyof All & Success extends never
  ? AnswerOf<All[keyof All & 'default']>
  : AnswerOf<All[keyof All & Success]>;
type AnswerOf<Response> = Response extends { content: infer Content }
  ? keyof Content & Json extends never
    ? keyof Content extends never
      ? undefined
      : Content extends { 'text/event-stream': infer Event }
        ? EventStream<Event>
        : keyof Content & Text extends never
          ? Blob
          : string
    : Content[keyof Content & Json]
  : undefined;

/** Whether an answer is the envelope `{ code, msg, data }` of the gateway, whose codes are an enum. */
type HasEnvelope<Answer> = Answer extends { code: infer Code; msg: string; data: unknown }
  ? number extends Code
    ? false
    : true
  : false;

/** `data` of an operation's response, or the whole response without the envelope. */
export type OperationData<Id extends OperationId> = DataOf<OperationAnswer<Id>>;

type DataOf<Answer> =
  HasEnvelope<Answer> extends true ? (Answer extends { data: infer Data } ? Data : never) : Answer;
