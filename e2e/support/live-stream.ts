import { setTimeout as wait } from 'node:timers/promises';

/** What a live's stream tells of something that happened. */
export interface LiveEvent {
  readonly seq: number;
  readonly kind: string;
  readonly state?: string;
  readonly message?: { readonly text: string };
}

interface LiveCounts {
  readonly viewers: number;
  readonly likes: number;
}

/** A reader who has a live open, and keeps all that is told. */
interface LiveStream {
  readonly events: readonly LiveEvent[];
  /** the last that were told */
  readonly counts: LiveCounts | undefined;
  /** Resolves when what is told makes it so. @throws Error when it was not so in time */
  waitFor(isSo: (reader: LiveStream) => boolean): Promise<void>;
  close(): void;
}

interface LiveStreamOptions {
  readonly roomId: string;
  readonly after: number;
  /** number of the last event before the stream was lost, as a browser that comes back says it */
  readonly lastEventId?: number;
}

/** ms; a busy machine may take a while */
const waitTimeoutMs = 20_000;

/** Opens the stream of a live as a browser does. @throws Error when it is refused */
export async function openLiveStream(
  origin: string,
  { roomId, after, lastEventId }: LiveStreamOptions,
): Promise<LiveStream> {
  const stop = new AbortController();
  const response = await fetch(`${origin}/gateway/x/live/stream?roomId=${roomId}&after=${after}`, {
    headers: lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) },
    signal: stop.signal,
  });
  if (response.status !== 200 || response.body === null)
    throw new Error(`the stream was refused: ${response.status} ${await response.text()}`);
  const told: LiveEvent[] = [];
  let counts: LiveCounts | undefined;
  const take = (block: string) => {
    const fields = new Map(
      block.split('\n').map((line): [string, string] => {
        const [name = '', ...value] = line.split(': ');
        return [name, value.join(': ')];
      }),
    );
    const data = fields.get('data') ?? '';
    if (fields.get('event') === 'happened') told.push(JSON.parse(data));
    if (fields.get('event') === 'counts') counts = JSON.parse(data);
  };
  // the end of a stream is told by nothing: whoever waits for more is told that it did not come
  void read(response.body, take).catch(() => undefined);
  const reader: LiveStream = {
    events: told,
    get counts() {
      return counts;
    },
    async waitFor(isSo) {
      const end = Date.now() + waitTimeoutMs;
      while (!isSo(reader)) {
        if (Date.now() > end) throw new Error(`it was not told: ${JSON.stringify({ told, counts })}`);
        await wait(20);
      }
    },
    close: () => stop.abort(),
  };
  return reader;
}

async function read(body: ReadableStream<Uint8Array>, take: (block: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of body) {
    const blocks = (rest + decoder.decode(part, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) take(block);
  }
}
