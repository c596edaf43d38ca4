import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { randomUuid } from '#platform/storage/device.ts';
import { failureText } from '#widgets/notice/failure-text.ts';

/** Error messages by field; `form` for the whole form. */
export type Faults = Readonly<Record<string, string>>;

/** Maps a failed call to error messages by field. @param prefix of the field paths, such as `body.` */
export function faultsOf(cause: unknown, prefix: string): Faults {
  const fields =
    cause instanceof GatewayError && cause.failure.kind === 'http' ? (cause.failure.fields ?? []) : [];
  const named = fields.filter(({ path, rule }) => path.startsWith(prefix) && rule !== 'sealed');
  if (named.length === 0) return { form: failureText(cause) };
  return Object.fromEntries(named.map(({ path, message }) => [path.slice(prefix.length), message]));
}

/** Creates idempotency keys: the same content gets the same `clientId`, so a repeated submission is written once. */
export function createClientIds(): (content: string) => string {
  let last = { content: '', id: '' };
  return (content) => {
    if (last.id === '' || last.content !== content) last = { content, id: randomUuid() };
    return last.id;
  };
}
