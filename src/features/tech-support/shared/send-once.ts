import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { randomUuid } from '#platform/storage/device.ts';
import { failureText } from '#widgets/notice/failure-text.ts';

/** What is wrong, by the field it is wrong with; `form` for the whole. */
export type Faults = Readonly<Record<string, string>>;

/** Faults of a call that failed, at the fields that the gateway named. @param prefix of their paths, such as `body.` */
export function faultsOf(cause: unknown, prefix: string): Faults {
  const fields =
    cause instanceof GatewayError && cause.failure.kind === 'http' ? (cause.failure.fields ?? []) : [];
  const named = fields.filter(({ path, rule }) => path.startsWith(prefix) && rule !== 'sealed');
  if (named.length === 0) return { form: failureText(cause) };
  return Object.fromEntries(named.map(({ path, message }) => [path.slice(prefix.length), message]));
}

/** Names acts: the same content is the same act, so that it is written once however often it is sent. */
export function createActNames(): (content: string) => string {
  let last = { content: '', id: '' };
  return (content) => {
    if (last.id === '' || last.content !== content) last = { content, id: randomUuid() };
    return last.id;
  };
}
