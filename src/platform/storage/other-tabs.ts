/** Channel on which tabs announce that they start to play; see docs/contracts/browser.md. */
const channelName = 'sound';
const started = 'started';

export interface OtherTabs {
  notifyStarted(): void;
  /** @returns a function that unsubscribes */
  onStarted(listener: () => void): () => void;
}

/** Connects to the app's other tabs; does nothing in browsers without BroadcastChannel. */
export function openOtherTabs(): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { notifyStarted: () => {}, onStarted: () => () => {} };
  // a channel does not receive its own messages
  const channel = new BroadcastChannel(channelName);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is limited to its origin
    notifyStarted: () => channel.postMessage(started),
    onStarted(listener) {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (data === started) listener();
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
