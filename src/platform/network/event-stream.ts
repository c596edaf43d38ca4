interface EventStreamParts {
  /** names of the events to listen to */
  readonly names: readonly string[];
  readonly onOpen: () => void;
  /** @param data parsed JSON; undefined if it is invalid */
  readonly onEvent: (name: string, data: unknown) => void;
  /** the connection was lost */
  readonly onLost: () => void;
  /** the server refused the stream, or the browser has no EventSource */
  readonly onRefused: () => void;
}

/**
 * Opens a stream of server-sent events. `onLost` or `onRefused` is called once, and nothing after that: reconnecting is up to
 * the caller.
 * @returns a function that closes the stream
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
    // a refused EventSource is closed; one that lost its connection would reconnect at its own pace
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
    return undefined; // truncated
  }
}
