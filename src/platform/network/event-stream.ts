interface EventStreamParts {
  /** names of the events that are listened to */
  readonly names: readonly string[];
  readonly onOpen: () => void;
  /** @param data parsed; undefined for what is no JSON */
  readonly onEvent: (name: string, data: unknown) => void;
  /** it broke, and may be had again */
  readonly onLost: () => void;
  /** the server does not give it, or the browser knows no such streams */
  readonly onRefused: () => void;
}

/**
 * Server-sent events of an address. It is told once that a stream is gone, and nothing after that: when to try again is
 * for whoever opened it.
 * @returns closes it
 */
export function openEventStream(
  address: string,
  { names, onOpen, onEvent, onLost, onRefused }: EventStreamParts,
): () => void {
  if (typeof EventSource === 'undefined') {
    onRefused();
    return () => {};
  }
  const source = new EventSource(address);
  source.addEventListener('open', onOpen);
  for (const name of names)
    source.addEventListener(name, (event: MessageEvent<unknown>) => onEvent(name, parsed(event.data)));
  source.addEventListener('error', () => {
    // a browser that is refused gives up by itself; one that lost the stream would come back when it likes
    const isRefused = source.readyState === EventSource.CLOSED;
    source.close();
    if (isRefused) onRefused();
    else onLost();
  });
  return () => source.close();
}

function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // half of a text
  }
}
