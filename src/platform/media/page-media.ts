/** Video and audio elements inside the page, each with an id. */
export interface PageMedia {
  /** Pauses an element; does nothing if it was removed. */
  pause(id: string): void;
  /** @returns a function that unsubscribes */
  watch(listeners: PageMediaListeners): () => void;
}

interface PageMediaListeners {
  readonly onStarted: (id: string) => void;
  readonly onStopped: (id: string) => void;
}

/** Watches what plays audibly in the document. A muted video counts once it is turned up. */
export function createPageMedia(): PageMedia {
  const ids = new WeakMap<HTMLMediaElement, string>();
  const playing = new Map<string, HTMLMediaElement>();
  let made = 0;

  function idOf(element: HTMLMediaElement): string {
    const known = ids.get(element);
    if (known !== undefined) return known;
    made += 1;
    const id = String(made);
    ids.set(element, id);
    return id;
  }

  return {
    pause: (id) => playing.get(id)?.pause(),
    watch({ onStarted, onStopped }) {
      const onMediaEvent = ({ target }: Event) => {
        if (!(target instanceof HTMLMediaElement)) return;
        const id = idOf(target);
        const sounds = !target.paused && !target.muted && target.volume > 0;
        if (sounds === playing.has(id)) return;
        if (sounds) playing.set(id, target);
        else playing.delete(id);
        (sounds ? onStarted : onStopped)(id);
      };
      // media events do not bubble
      const names = ['play', 'playing', 'pause', 'ended', 'emptied', 'volumechange'];
      for (const name of names) document.addEventListener(name, onMediaEvent, true);
      return () => {
        for (const name of names) document.removeEventListener(name, onMediaEvent, true);
      };
    },
  };
}
