/** Tabs of the app tell each other here when they begin to play; docs/contracts/browser.md. */
const channelName = 'sound';
const started = 'started';

export interface OtherTabs {
  tellStarted(): void;
  /** @returns stops listening */
  onStarted(listener: () => void): () => void;
}

/** Browsers without broadcast channels have tabs that do not know of each other. */
export function openOtherTabs(): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { tellStarted: () => {}, onStarted: () => () => {} };
  // a channel does not hear what it says itself
  const channel = new BroadcastChannel(channelName);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is its own origin's alone
    tellStarted: () => channel.postMessage(started),
    onStarted(listener) {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (data === started) listener();
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
