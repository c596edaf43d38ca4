import type { Page } from '@playwright/test';

/** What one media element of a page is doing. */
export interface MediaState {
  readonly kind: 'audio' | 'video';
  readonly isPlaying: boolean;
  /** seconds */
  readonly seconds: number;
  readonly rate: number;
  /** end of its address */
  readonly file: string;
}

interface TrackedMedia {
  mediaElements: Set<HTMLMediaElement>;
}

/** Keeps hold of every media element that a page makes, in the document or beside it. To be called before it opens. */
export async function trackMediaElements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const made = new Set<HTMLMediaElement>();
    (globalThis as unknown as TrackedMedia).mediaElements = made;
    const { Audio: OwnAudio } = globalThis;
    globalThis.Audio = class extends OwnAudio {
      constructor(src?: string) {
        super(src);
        made.add(this);
      }
    };
    const create = document.createElement.bind(document);
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      const element = create(name, options);
      if (element instanceof HTMLMediaElement) made.add(element);
      return element;
    };
  });
}

/** Every media element that has a sound loaded. */
export async function mediaStates(page: Page): Promise<MediaState[]> {
  return page.evaluate(() => {
    const made = (globalThis as unknown as TrackedMedia).mediaElements;
    const all = new Set([...made, ...document.querySelectorAll<HTMLMediaElement>('audio, video')]);
    return [...all]
      .filter(
        (element) => element.currentSrc !== '' && element.networkState !== HTMLMediaElement.NETWORK_EMPTY,
      )
      .map((element) => ({
        kind: element instanceof HTMLVideoElement ? 'video' : 'audio',
        isPlaying: !element.paused && !element.ended,
        seconds: element.currentTime,
        rate: element.playbackRate,
        file: element.currentSrc.split('/').at(-1) ?? '',
      }));
  });
}

/** What is heard: one at most, or something is wrong. */
export async function audibleFile(page: Page): Promise<string> {
  const playing = (await mediaStates(page)).filter(({ isPlaying }) => isPlaying);
  return playing.map(({ file }) => file).join(' and ');
}

/** Gives the page's browser a Chinese voice that says a sentence when told: machines that run tests have none. */
export async function installSpeechSynthesis(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Utterance extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const engine = Object.assign(new EventTarget(), {
      current: undefined as Utterance | undefined,
      getVoices: () => [{ lang: 'zh-CN', name: '普通话', localService: true }],
      speak(utterance: Utterance) {
        this.current = utterance;
      },
      cancel() {
        this.current = undefined;
      },
    });
    Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance });
    Object.defineProperty(globalThis, 'speechSynthesis', { value: engine });
  });
}

/** What the voice is saying; empty when it is silent. */
export async function spokenText(page: Page): Promise<string> {
  return page.evaluate(
    () => (speechSynthesis as unknown as { current?: { text: string } }).current?.text ?? '',
  );
}

/** Lets the voice come to the end of its sentence. */
export async function finishUtterance(page: Page): Promise<void> {
  await page.evaluate(() => {
    (speechSynthesis as unknown as { current?: EventTarget }).current?.dispatchEvent(new Event('end'));
  });
}
