// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSoundElement, type SoundEvent, type SoundPosition } from './sound-element.ts';

/** A media element for tests that fires its events on demand. */
class FakeAudio extends EventTarget {
  static made: FakeAudio[] = [];
  preload = '';
  src = '';
  paused = true;
  ended = false;
  duration = Number.NaN;
  currentTime = 0;
  readyState = 0;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  error: { code: number } | null = null;
  refusal: DOMException | undefined;

  constructor() {
    super();
    FakeAudio.made.push(this);
  }

  play() {
    if (this.refusal) return Promise.reject(this.refusal);
    this.paused = false;
    return Promise.resolve();
  }

  pause() {
    this.paused = true;
  }

  load() {}
  removeAttribute() {
    this.src = '';
  }

  dispatch(...names: string[]) {
    for (const name of names) this.dispatchEvent(new Event(name));
  }

  arrive(seconds: number) {
    this.readyState = 1;
    this.duration = seconds;
    this.dispatch('loadedmetadata');
  }
}

beforeEach(() => {
  FakeAudio.made = [];
  vi.stubGlobal('Audio', FakeAudio);
  vi.stubGlobal('MediaError', { MEDIA_ERR_DECODE: 3 });
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  const facts: string[] = [];
  let position: SoundPosition | undefined;
  const element = createSoundElement({
    onFact: (fact: SoundEvent) => void facts.push('fault' in fact ? `${fact.type} ${fact.fault}` : fact.type),
    onPosition: (now) => {
      position = now;
    },
  });
  const [audio] = FakeAudio.made;
  if (audio === undefined) throw new Error('no element was made');
  return { element, audio, facts, position: () => position };
}

describe('the shared sound element', () => {
  it('loads each sound in turn, at its stored position', () => {
    const { element, audio, position } = open();
    element.play('/a.m4a', 12, 1.5);
    expect(audio).toMatchObject({ src: '/a.m4a', paused: false, playbackRate: 1.5 });
    expect(position()).toEqual({ at: 12, duration: 0 });
    audio.arrive(35.4);
    expect(audio.currentTime).toBe(12);
    expect(position()).toEqual({ at: 12, duration: 35.4 });
    element.play('/b.m4a', 0, 1);
    expect(audio.src).toBe('/b.m4a');
    expect(FakeAudio.made).toHaveLength(1);
  });

  it('seeks before it plays', () => {
    const { element, audio } = open();
    const places: number[] = [];
    audio.play = () => {
      places.push(audio.currentTime);
      return Promise.resolve();
    };
    element.play('/a.m4a', 12, 1);
    expect(places).toEqual([12]);
  });

  it('skips from the start position while the sound is not loaded', () => {
    const { element, audio, position } = open();
    element.seek(20);
    element.skip(15);
    expect(position()).toEqual({ at: 35, duration: 0 });
    element.play('/a.m4a', 35, 1);
    audio.arrive(60);
    expect(audio.currentTime).toBe(35);
  });

  it('resumes a loaded sound without loading it again', () => {
    const { element, audio } = open();
    element.play('/a.m4a', 0, 1);
    audio.arrive(35);
    audio.currentTime = 20;
    element.pause();
    element.play('/a.m4a', 5, 1);
    expect(audio.currentTime).toBe(20);
  });

  it('reloads a failed sound at its position', () => {
    const { element, audio } = open();
    element.play('/a.m4a', 0, 1);
    audio.arrive(35);
    audio.currentTime = 20;
    audio.readyState = 0;
    element.reload(1);
    audio.currentTime = 0;
    audio.arrive(35);
    expect(audio.currentTime).toBe(20);
  });

  it('reloads a sound that failed and was paused since, when it is resumed', () => {
    const { element, audio, position } = open();
    element.play('/a.m4a', 0, 1);
    audio.arrive(60);
    audio.currentTime = 20;
    audio.error = { code: 2 };
    audio.dispatch('error');
    element.pause();
    audio.src = '';
    element.play('/a.m4a', 0, 1);
    expect(audio.src).toBe('/a.m4a');
    expect(audio.paused).toBe(false);
    audio.readyState = 0;
    audio.dispatch('timeupdate');
    expect(position()?.at).toBe(20);
  });

  it('seeks and skips within the duration', () => {
    const { element, audio } = open();
    element.play('/a.m4a', 0, 1);
    audio.arrive(35);
    element.skip(-15);
    expect(audio.currentTime).toBe(0);
    element.seek(90);
    expect(audio.currentTime).toBe(35);
  });

  it('unloads', () => {
    const { element, audio, facts } = open();
    element.play('/a.m4a', 0, 1);
    element.release();
    audio.dispatch('pause', 'error');
    element.recheck();
    expect(audio).toMatchObject({ src: '', paused: true });
    expect(facts).not.toContain('media.paused');
    expect(facts.some((fact) => fact.startsWith('media.failed'))).toBe(false);
  });
});

describe('its events', () => {
  it('report a pause by the system, but not its own', () => {
    const { element, audio, facts } = open();
    element.play('/a.m4a', 0, 1);
    element.pause();
    audio.dispatch('pause');
    expect(facts).toEqual([]);
    element.play('/a.m4a', 0, 1);
    audio.paused = true;
    audio.dispatch('pause');
    expect(facts).toEqual(['media.paused']);
  });

  it('do not report a late pause after playing resumed', () => {
    const { element, audio, facts } = open();
    element.play('/a.m4a', 0, 1);
    element.pause();
    element.play('/a.m4a', 0, 1);
    audio.dispatch('pause');
    expect(facts).toEqual([]);
  });

  it('do not report a late start after the reader paused', async () => {
    const { element, audio, facts } = open();
    element.play('/a.m4a', 0, 1);
    element.pause();
    audio.dispatch('playing', 'pause');
    await Promise.resolve().then(() => Promise.resolve());
    expect(facts).toEqual([]);
  });

  it('report a start even if the sound has ended by then', () => {
    const { element, audio, facts } = open();
    element.play('/a.m4a', 0, 1);
    Object.assign(audio, { paused: true, ended: true });
    audio.dispatch('playing', 'pause', 'ended');
    expect(facts).toEqual(['media.playing', 'media.ended']);
  });

  it('report one end, although browsers also pause there', () => {
    const { element, audio, facts } = open();
    element.play('/a.m4a', 0, 1);
    Object.assign(audio, { paused: true, ended: true });
    audio.dispatch('pause', 'ended');
    expect(facts).toEqual(['media.ended']);
  });

  it('report a refused autoplay, and nothing if another sound was started', async () => {
    for (const [name, told] of [
      ['NotAllowedError', ['media.refused']],
      ['AbortError', []],
    ] as const) {
      const { element, audio, facts } = open();
      audio.refusal = new DOMException('', name);
      element.play('/a.m4a', 0, 1);
      await Promise.resolve().then(() => Promise.resolve());
      expect(facts).toEqual(told);
      FakeAudio.made = [];
    }
  });

  it('report a network error unless decoding failed', () => {
    const { element, audio, facts } = open();
    element.play('/a.m4a', 0, 1);
    audio.error = { code: 4 };
    audio.dispatch('error');
    audio.error = { code: 3 };
    audio.dispatch('error');
    expect(facts).toEqual(['media.failed network', 'media.failed unsupported']);
  });

  it('are repeated for a page that was suspended while the system paused playback', () => {
    const { element, audio, facts } = open();
    element.play('/a.m4a', 0, 1);
    element.recheck();
    audio.paused = true;
    element.recheck();
    expect(facts).toEqual(['media.paused']);
  });
});
