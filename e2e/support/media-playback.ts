import type { Page } from '@playwright/test';

/** Playback state of a media element. */
export interface MediaState {
  readonly kind: 'audio' | 'video';
  readonly isPlaying: boolean;
  /** current time */
  readonly seconds: number;
  readonly rate: number;
  /** last part of its address */
  readonly file: string;
}

interface TrackedMedia {
  mediaElements: Set<HTMLMediaElement>;
}

/** Tracks every media element that the page creates, attached or not. Must be called before the page is opened. */
export async function trackMediaElements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const made = new Set<HTMLMediaElement>();
    (globalThis as unknown as TrackedMedia).mediaElements = made;
    const { Audio: NativeAudio } = globalThis;
    globalThis.Audio = class extends NativeAudio {
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

/** State of every media element that has a source loaded. */
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

/** The file that is playing, empty if none; several are joined with `and`, which no expectation matches. */
export async function audibleFile(page: Page): Promise<string> {
  const playing = (await mediaStates(page)).filter(({ isPlaying }) => isPlaying);
  return playing.map(({ file }) => file).join(' and ');
}

/** Globals by which a test controls the fake audio environment. */
export interface FakeAudioEnvironment {
  mediaElements: Set<HTMLMediaElement>;
  /** number of `play()` calls that the browser still rejects with NotAllowedError */
  refusedPlays: number;
  /** number of output devices */
  audioOutputs: number;
}

/** Fakes output devices and the autoplay policy. Must be called before the page is opened. */
export async function fakeAudioEnvironment(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const environment = Object.assign(globalThis as unknown as FakeAudioEnvironment, {
      refusedPlays: 0,
      audioOutputs: 1,
    });
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function playOrRefuse() {
      if (environment.refusedPlays === 0) return play.call(this);
      environment.refusedPlays -= 1;
      return Promise.reject(new DOMException('no tap', 'NotAllowedError'));
    };
    navigator.mediaDevices.enumerateDevices = () =>
      Promise.resolve(
        Array.from({ length: environment.audioOutputs }, () => ({ kind: 'audiooutput' }) as MediaDeviceInfo),
      );
  });
}

/** The fake speech synthesis, as a test controls it. */
interface FakeSpeech extends EventTarget {
  current: (EventTarget & { readonly text: string }) | undefined;
  voices: readonly { readonly lang: string }[];
}

/** Installs a fake speech synthesis with a Chinese voice, which test machines lack; utterances end by `finishUtterance`. */
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
      voices: [{ lang: 'zh-CN', name: '普通话', localService: true }],
      getVoices: () => engine.voices,
      speak(utterance: Utterance) {
        engine.current = utterance;
      },
      cancel() {
        engine.current = undefined;
      },
    });
    Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance });
    Object.defineProperty(globalThis, 'speechSynthesis', { value: engine });
  });
}

/** Replaces the voices of the device. @param languages none while the browser has not listed them */
export async function setVoices(page: Page, ...languages: string[]): Promise<void> {
  await page.evaluate((known) => {
    const engine = speechSynthesis as unknown as FakeSpeech;
    engine.voices = known.map((lang) => ({ lang, name: lang, localService: true }));
    if (known.length > 0) engine.dispatchEvent(new Event('voiceschanged'));
  }, languages);
}

/** The text being spoken; empty when silent. */
export async function spokenText(page: Page): Promise<string> {
  return page.evaluate(() => (speechSynthesis as unknown as FakeSpeech).current?.text ?? '');
}

/** Ends the current utterance. @param event `error` if the voice fails */
export async function finishUtterance(page: Page, event: 'end' | 'error' = 'end'): Promise<void> {
  await page.evaluate((type) => {
    const engine = speechSynthesis as unknown as FakeSpeech;
    const { current } = engine;
    engine.current = undefined;
    current?.dispatchEvent(new Event(type));
  }, event);
}
