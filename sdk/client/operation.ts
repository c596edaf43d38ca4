import type { operations, paths } from '../generated/schema.ts';

/** Name of an operation of the contract, such as `listImportantNews`. */
export type OperationId = keyof operations;
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** How the reader's token goes with a call, from the contract's `security`. */
export type UserTokenRule = 'optional' | 'required';

export interface OperationRules {
  /** base path from the contract's `servers`, path-level ones included */
  readonly server: string;
  readonly userToken?: UserTokenRule;
  /** the client's own credential goes along */
  readonly basicClient?: boolean;
  /** the contract's `x-idempotent`: a POST that only reads */
  readonly idempotent?: boolean;
  /** the contract's `x-writes`: a GET that writes */
  readonly writes?: boolean;
  /** codes the contract answers with at HTTP 200 */
  readonly codes: readonly number[];
  /** fields of `data` that the contract requires */
  readonly fields: readonly string[];
}

/** One call of the contract as a value: what `gateway.call` and query keys are made from. */
export interface Operation<Id extends OperationId = OperationId> extends OperationRules {
  readonly id: Id;
  readonly method: Method;
  readonly path: keyof paths;
}

/** Used by the generated files only: an operation that the contract lacks does not compile. */
export function defineOperation<Id extends OperationId, Path extends keyof paths>(
  id: Id,
  method: Method & keyof paths[Path],
  path: Path,
  rules: OperationRules,
): Operation<Id> {
  return { id, method, path, ...rules };
}

/** Query parameters, headers and body fields that the SDK adds itself, so no caller passes them. */
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

/** Whether an operation takes bytes as they are in place of JSON. */
type TakesBytes<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/octet-stream': unknown } };
}
  ? { bytes: Blob | Uint8Array<ArrayBuffer> }
  : unknown;

/** Flattens an intersection, so that an unknown key in a literal is an error. */
type Exact<T> = { [Key in keyof T]: T[Key] };
type Without<T, Keys extends string> = Exact<Omit<T, Keys>>;

/** `{ name: T }`, `{ name?: T }` when nothing in T is required, `{}` when T has no field. */
type Part<Name extends string, T> = keyof T extends never
  ? unknown
  : Record<string, never> extends T
    ? { [Key in Name]?: T }
    : Partial<T> extends T
      ? { [Key in Name]?: T }
      : { [Key in Name]: T };

/** What a caller gives to one operation: its query, headers and body, less what the SDK adds. */
export type OperationInput<Id extends OperationId> = Exact<
  Part<'query', Without<Parameters<Id, 'query'>, QueryFromSdk>> &
    Part<'headers', Without<Parameters<Id, 'header'>, HeaderFromSdk>> &
    Part<'body', Without<Body<Id>, BodyFromSdk>> &
    TakesBytes<Id>
>;

/** The body of an operation's 200 answer: `{ code, msg, data }`. */
export type OperationAnswer<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer Answer } } };
}
  ? Answer
  : never;

/** `data` of an operation's answer. */
export type OperationData<Id extends OperationId> =
  OperationAnswer<Id> extends { data: infer Data } ? Data : never;
