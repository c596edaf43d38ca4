// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSoundElement, type MediaFact, type SoundPosition } from './sound-element.ts';

/** A media element that does what it is told, and tells of it when the test says so. */
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

  tell(...names: string[]) {
    for (const name of names) this.dispatchEvent(new Event(name));
  }

  arrive(seconds: number) {
    this.readyState = 1;
    this.duration = seconds;
    this.tell('loadedmetadata');
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
    onFact: (fact: MediaFact) => void facts.push('fault' in fact ? `${fact.type} ${fact.fault}` : fact.type),
    onPosition: (now) => {
      position = now;
    },
  });
  const [audio] = FakeAudio.made;
  if (audio === undefined) throw new Error('no element was made');
  return { element, audio, facts, position: () => position };
}

describe('the one sound element', () => {
  it('takes over each sound, and begins where it was left', () => {
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

  it('has a sound begin where it is to, before it plays', () => {
    const { element, audio } = open();
    const places: number[] = [];
    audio.play = () => {
      places.push(audio.currentTime);
      return Promise.resolve();
    };
    element.play('/a.m4a', 12, 1);
    expect(places).toEqual([12]);
  });

  it('skips from where a sound will begin while that is not there', () => {
    const { element, audio, position } = open();
    element.seek(20);
    element.skip(15);
    expect(position()).toEqual({ at: 35, duration: 0 });
    element.play('/a.m4a', 35, 1);
    audio.arrive(60);
    expect(audio.currentTime).toBe(35);
  });

  it('goes on with a sound that it holds without loading it again', () => {
    const { element, audio } = open();
    element.play('/a.m4a', 0, 1);
    audio.arrive(35);
    audio.currentTime = 20;
    element.pause();
    element.play('/a.m4a', 5, 1);
    expect(audio.currentTime).toBe(20);
  });

  it('loads a broken sound anew from where it was', () => {
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

  it('loads a sound anew that broke and was paused since, when it is to go on', () => {
    const { element, audio, position } = open();
    element.play('/a.m4a', 0, 1);
    audio.arrive(60);
    audio.currentTime = 20;
    audio.error = { code: 2 };
    audio.tell('error');
    element.pause();
    audio.src = '';
    element.play('/a.m4a', 0, 1);
    expect(audio.src).toBe('/a.m4a');
    expect(audio.paused).toBe(false);
    audio.readyState = 0;
    audio.tell('timeupdate');
    expect(position()?.at).toBe(20);
  });

  it('seeks and skips within the sound', () => {
    const { element, audio } = open();
    element.play('/a.m4a', 0, 1);
    audio.arrive(35);
    element.skip(-15);
    expect(audio.currentTime).toBe(0);
    element.seek(90);
    expect(audio.currentTime).toBe(35);
  });

  it('lets go of everything', () => {
    const { element, audio, facts } = open();
    element.play('/a.m4a', 0, 1);
    element.release();
    audio.tell('pause', 'error');
    element.recheck();
    expect(audio).toMatchObject({ src: '', paused: true });
    expect(facts).not.toContain('media.paused');
    expect(facts.some((fact) => fact.startsWith('media.failed'))).toBe(false);
  });
});

describe('what it tells', () => {
  it('is a pause of the world’s, not its own', () => {
    const { element, audio, facts } = open();
    element.play('/a.m4a', 0, 1);
    element.pause();
    audio.tell('pause');
    expect(facts).toEqual([]);
    element.play('/a.m4a', 0, 1);
    audio.paused = true;
    audio.tell('pause');
    expect(facts).toEqual(['media.paused']);
  });

  it('is no pause that is told late, when the sound goes on already', () => {
    const { element, audio, facts } = open();
    element.play('/a.m4a', 0, 1);
    element.pause();
    element.play('/a.m4a', 0, 1);
    audio.tell('pause');
    expect(facts).toEqual([]);
  });

  it('is no beginning that is told late, when the reader has paused it already', async () => {
    const { element, audio, facts } = open();
    element.play('/a.m4a', 0, 1);
    element.pause();
    audio.tell('playing', 'pause');
    await Promise.resolve().then(() => Promise.resolve());
    expect(facts).toEqual([]);
  });

  it('is a beginning, though the sound is at its end when that is told', () => {
    const { element, audio, facts } = open();
    element.play('/a.m4a', 0, 1);
    Object.assign(audio, { paused: true, ended: true });
    audio.tell('playing', 'pause', 'ended');
    expect(facts).toEqual(['media.playing', 'media.ended']);
  });

  it('is one end, though browsers pause a sound there', () => {
    const { element, audio, facts } = open();
    element.play('/a.m4a', 0, 1);
    Object.assign(audio, { paused: true, ended: true });
    audio.tell('pause', 'ended');
    expect(facts).toEqual(['media.ended']);
  });

  it('is a refusal where the browser wants a tap, and nothing where another sound took over', async () => {
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

  it('is the network’s fault unless the sound broke while it was decoded', () => {
    const { element, audio, facts } = open();
    element.play('/a.m4a', 0, 1);
    audio.error = { code: 4 };
    audio.tell('error');
    audio.error = { code: 3 };
    audio.tell('error');
    expect(facts).toEqual(['media.failed network', 'media.failed unsupported']);
  });

  it('is said again to a page that was asleep while the world stopped it', () => {
    const { element, audio, facts } = open();
    element.play('/a.m4a', 0, 1);
    element.recheck();
    audio.paused = true;
    element.recheck();
    expect(facts).toEqual(['media.paused']);
  });
});
