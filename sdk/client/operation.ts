import type { operations, paths } from '../generated/schema.ts';

/** operationId, such as `listImportantNews`. */
export type OperationId = keyof operations;
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Whether the reader's token is sent, from the contract's `security`. */
export type UserTokenRule = 'optional' | 'required';

export interface OperationRules {
  /** base path from the contract's `servers`, path-level ones included */
  readonly server: string;
  readonly userToken?: UserTokenRule;
  /** sends the client's basic credential */
  readonly basicClient?: boolean;
  /** the contract's `x-idempotent`: a POST that only reads */
  readonly idempotent?: boolean;
  /** the contract's `x-writes`: a GET that writes */
  readonly writes?: boolean;
  /** codes that the contract lists for HTTP 200 */
  readonly codes: readonly number[];
  /** required fields of `data` */
  readonly fields: readonly string[];
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

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Content } };
}
  ? Content
  : unknown;

/** Whether an operation has a binary request body. */
type TakesBytes<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/octet-stream': unknown } };
}
  ? { bytes: Blob | Uint8Array<ArrayBuffer> }
  : unknown;

/** Flattens an intersection, so that excess property checks apply to literals. */
type Exact<T> = { [Key in keyof T]: T[Key] };
type Without<T, Keys extends string> = Exact<Omit<T, Keys>>;

/** `{ name: T }`, `{ name?: T }` if nothing in T is required, `{}` if T has no field. */
type Part<Name extends string, T> = keyof T extends never
  ? unknown
  : Record<string, never> extends T
    ? { [Key in Name]?: T }
    : Partial<T> extends T
      ? { [Key in Name]?: T }
      : { [Key in Name]: T };

/** Input of an operation: query, headers and body without what the SDK adds. */
export type OperationInput<Id extends OperationId> = Exact<
  Part<'query', Without<Parameters<Id, 'query'>, QueryFromSdk>> &
    Part<'headers', Without<Parameters<Id, 'header'>, HeaderFromSdk>> &
    Part<'body', Without<Body<Id>, BodyFromSdk>> &
    TakesBytes<Id>
>;

/** Body of an operation's 200 response: `{ code, msg, data }`. */
export type OperationAnswer<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer Answer } } };
}
  ? Answer
  : never;

/** `data` of an operation's response. */
export type OperationData<Id extends OperationId> =
  OperationAnswer<Id> extends { data: infer Data } ? Data : never;
