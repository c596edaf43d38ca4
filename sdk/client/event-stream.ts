import type { EventStream } from './operation.ts';

/** What every server-sent event has beside what the contract says of it. */
export interface EventPosition {
  /** `id` of this event or of the last one before it that had one */
  readonly id?: string;
}

/**
 * The server-sent events of a stream, as far as the caller iterates; leaving the loop closes the stream. Reconnecting is up
 * to the caller. An event whose data is not JSON, such as one that was cut off, is left out.
 * @param stream answer of an operation such as `watchLive`
 * @param signal ends the iteration and closes the stream
 * @throws the platform's error when the connection is lost
 */
export async function* readEvents<Event>(
  stream: EventStream<Event>,
  signal?: AbortSignal,
): AsyncGenerator<Event & EventPosition, void, undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let id: string | undefined;
  const close = () => void reader.cancel();
  if (signal?.aborted) close();
  signal?.addEventListener('abort', close, { once: true });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/u);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const fields = fieldsOf(block);
        id = fields.get('id') ?? id;
        const data = parsed(fields.get('data'));
        if (data === undefined) continue;
        // the contract says which events there are; their data is checked by who reads it
        const event = { event: fields.get('event') ?? 'message', data, ...(id !== undefined && { id }) };
        yield event as unknown as Event & EventPosition;
      }
    }
  } finally {
    signal?.removeEventListener('abort', close);
    close();
  }
}

/** Values of an event by field; several lines of data are joined. */
function fieldsOf(block: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of block.split(/\r?\n/u)) {
    // data may contain U+2028, which `.` matches only with the flag `s`
    const [, name = '', value = ''] = /^(\w+): ?(.*)$/su.exec(line) ?? [];
    const before = name === 'data' ? fields.get(name) : undefined;
    fields.set(name, before === undefined ? value : `${before}\n${value}`);
  }
  return fields;
}

function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
