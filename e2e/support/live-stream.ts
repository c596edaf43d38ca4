import { setTimeout as wait } from 'node:timers/promises';

/** An event of a live room. */
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

/** An open event stream of a live room, which collects all events. */
interface LiveStream {
  readonly events: readonly LiveEvent[];
  /** the latest */
  readonly counts: LiveCounts | undefined;
  /** Resolves when the condition holds. @throws Error on timeout */
  waitFor(condition: (stream: LiveStream) => boolean): Promise<void>;
  close(): void;
}

interface LiveStreamOptions {
  readonly roomId: string;
  readonly after: number;
  /** number of the last event received, as a browser sends it when it reconnects */
  readonly lastEventId?: number;
}

/** generous, for busy machines */
const waitTimeoutMs = 20_000;

/** Opens the event stream of a live room as a browser does. @throws Error if the gateway rejects it */
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
    throw new Error(`the stream was rejected: ${response.status} ${await response.text()}`);
  const events: LiveEvent[] = [];
  let counts: LiveCounts | undefined;
  const onBlock = (block: string) => {
    const fields = new Map(
      block.split('\n').map((line): [string, string] => {
        const [name = '', ...value] = line.split(': ');
        return [name, value.join(': ')];
      }),
    );
    const data = fields.get('data') ?? '';
    if (fields.get('event') === 'happened') events.push(JSON.parse(data));
    if (fields.get('event') === 'counts') counts = JSON.parse(data);
  };
  // a stream that breaks is not reported here: `waitFor` times out
  void readBlocks(response.body, onBlock).catch(() => undefined);
  const stream: LiveStream = {
    events,
    get counts() {
      return counts;
    },
    async waitFor(condition) {
      const end = Date.now() + waitTimeoutMs;
      while (!condition(stream)) {
        if (Date.now() > end) throw new Error(`timed out, received: ${JSON.stringify({ events, counts })}`);
        await wait(20);
      }
    },
    close: () => stop.abort(),
  };
  return stream;
}

async function readBlocks(body: ReadableStream<Uint8Array>, onBlock: (block: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of body) {
    const blocks = (rest + decoder.decode(part, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) onBlock(block);
  }
}
