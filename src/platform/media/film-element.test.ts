// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeVideo } from './fake-video.ts';
import { createFilmElement, type FilmFact, type FilmPosition } from './film-element.ts';

const release = vi.fn<() => void>();
const attached: string[] = [];
vi.mock('./film-stream.ts', () => ({
  playsStreams: (element: { knowsStreams?: boolean }) => element.knowsStreams === true,
  attachStream: async (_element: unknown, address: string, { from }: { from: number }) => {
    attached.push(`${address} from ${from}`);
    return release;
  },
}));

vi.stubGlobal('MediaError', { MEDIA_ERR_DECODE: 3 });
const heard = { rate: 1, isMuted: false };

beforeEach(() => {
  attached.length = 0;
  release.mockClear();
});

function open({ isLive = false } = {}) {
  const facts: string[] = [];
  let position: FilmPosition | undefined;
  const video = new FakeVideo();
  const element = createFilmElement(video as unknown as HTMLVideoElement, {
    isLive,
    onFact: (fact: FilmFact) => void facts.push('fault' in fact ? `${fact.type} ${fact.fault}` : fact.type),
    onPosition: (now) => {
      position = now;
    },
  });
  return { element, video, facts, position: () => position };
}

describe('a film', () => {
  it('begins where it was left, in the manner that was asked for', () => {
    const { element, video, position } = open();
    element.play('/a.mp4', 5, { rate: 1.5, isMuted: true });
    expect(video).toMatchObject({ src: '/a.mp4', paused: false, playbackRate: 1.5, muted: true });
    video.arrive(12);
    expect(video.currentTime).toBe(5);
    expect(position()).toEqual({ at: 5, duration: 12, loaded: 8 });
  });

  it('that a tap has begun already is taken over as it plays, and goes on where it was left', async () => {
    const { element, video, facts } = open();
    let sources = 0;
    Object.defineProperty(video, 'src', {
      get: () => '/a.mp4',
      set: () => {
        sources += 1;
      },
    });
    await video.play();
    video.arrive(12);
    element.play('/a.mp4', 5, heard);
    expect(sources).toBe(0);
    expect(video.currentTime).toBe(5);
    await vi.waitFor(() => expect(facts).toEqual(['media.playing']));
  });

  it('begins anew where it was left behind its end', () => {
    const { element, video } = open();
    element.play('/a.mp4', 20, heard);
    video.arrive(12);
    expect(video.currentTime).toBe(0);
  });

  it('is loaded anew at the same place', () => {
    const { element, video } = open();
    element.play('/a.mp4', 0, heard);
    video.arrive(12);
    video.currentTime = 7;
    element.reload('/a.mp4', heard);
    Object.assign(video, { readyState: 0, currentTime: 0 });
    video.arrive(12);
    expect(video.currentTime).toBe(7);
  });

  it('goes on in another file at the same place, and says that it waits for it', () => {
    const { element, video, facts } = open();
    element.play('/a.mp4', 0, { rate: 2, isMuted: false });
    video.arrive(12);
    video.currentTime = 7;
    element.change('/b.mp4');
    expect(video).toMatchObject({ src: '/b.mp4', paused: false, playbackRate: 2 });
    expect(facts).toEqual(['media.waiting']);
    Object.assign(video, { readyState: 0, currentTime: 0 });
    video.arrive(12);
    expect(video.currentTime).toBe(7);
  });

  it('that is paused stays paused in another file', () => {
    const { element, video, facts } = open();
    element.play('/a.mp4', 0, heard);
    element.pause();
    element.change('/b.mp4');
    expect(video).toMatchObject({ src: '/b.mp4', paused: true });
    expect(facts).toEqual([]);
  });

  it('seeks and skips within itself, and notes a place before it has come', () => {
    const { element, video } = open();
    element.play('/a.mp4', 0, heard);
    element.seek(9);
    video.arrive(12);
    expect(video.currentTime).toBe(9);
    element.skip(10);
    expect(video.currentTime).toBe(12);
    element.skip(-30);
    expect(video.currentTime).toBe(0);
  });

  it('is let go of, and says nothing more', () => {
    const { element, video, facts } = open();
    element.play('/a.mp4', 0, heard);
    element.release();
    video.tell('pause', 'error', 'playing', 'waiting');
    element.recheck();
    expect(video).toMatchObject({ src: '', paused: true });
    expect(facts).toEqual([]);
    element.dispose();
    video.tell('timeupdate');
  });
});

describe('a stream', () => {
  it('is the browser’s own where it plays streams', () => {
    const { element, video } = open();
    video.knowsStreams = true;
    element.play('/a.m3u8', 0, heard);
    expect(video).toMatchObject({ src: '/a.m3u8', paused: false });
    expect(attached).toEqual([]);
  });

  it('does not begin that was paused while the library was on its way, and begins when it is asked again', async () => {
    const { element, video, facts } = open();
    element.play('/a.m3u8', 0, heard);
    element.pause();
    await new Promise((resolve) => setTimeout(resolve));
    expect(video.paused).toBe(true);
    expect(facts).toEqual([]);
    element.play('/a.m3u8', 0, heard);
    await vi.waitFor(() => expect(facts).toEqual(['media.playing']));
  });

  it('is played by the library elsewhere, from the same place each time', async () => {
    const { element, video } = open();
    element.play('/a.m3u8', 4, heard);
    expect(video.paused).toBe(true);
    await vi.waitFor(() => expect(video.paused).toBe(false));
    video.arrive(12);
    video.currentTime = 6;
    element.reload('/a.m3u8', heard);
    expect(attached).toEqual(['/a.m3u8 from 4', '/a.m3u8 from 6']);
    await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
    element.release();
    await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(2));
  });
});

it('of a live that was stopped for long is taken up at its newest, and where it was after a moment', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { element, video } = open({ isLive: true });
  video.knowsStreams = true;
  for (const [seconds, src] of [
    [0, '/live.m3u8'],
    [5, 'as it was'],
    [600, '/live.m3u8'],
  ] as const) {
    video.tell('pause');
    vi.advanceTimersByTime(seconds * 1000);
    Object.assign(video, { src: 'as it was', paused: true });
    element.play('/live.m3u8', 0, heard);
    expect(video).toMatchObject({ src, paused: false });
  }
  vi.useRealTimers();
});

describe('what it tells', () => {
  it('is a pause of the world’s, not its own, nor that of a film that ended or broke', () => {
    const { element, video, facts } = open();
    element.play('/a.mp4', 0, heard);
    element.pause();
    video.tell('pause');
    expect(facts).toEqual([]);
    video.ended = true;
    video.tell('pause');
    Object.assign(video, { ended: false, error: { code: 2 } });
    video.tell('pause');
    expect(facts).toEqual([]);
    video.error = null;
    video.tell('pause');
    expect(facts).toEqual(['media.paused']);
  });

  it('is no beginning that is told late, when the reader has paused it already', async () => {
    const { element, video, facts } = open();
    element.play('/a.mp4', 0, heard);
    element.pause();
    video.tell('playing', 'pause');
    await Promise.resolve().then(() => Promise.resolve());
    expect(facts).toEqual([]);
  });

  it('is a place found, and that it waits there for more', () => {
    const { element, video, facts } = open();
    element.play('/a.mp4', 0, heard);
    video.readyState = 2;
    video.tell('seeked');
    expect(facts).toEqual(['media.seeked', 'media.waiting']);
  });

  it.each([
    ['NotAllowedError', ['media.refused']],
    ['AbortError', []],
  ])('is a refusal where the browser wants a tap: %s', async (name, told) => {
    const { element, video, facts } = open();
    video.refusal = new DOMException('', name);
    element.play('/a.mp4', 0, heard);
    await Promise.resolve().then(() => Promise.resolve());
    expect(facts).toEqual(told);
  });

  it('is the network’s fault unless the film broke while it was decoded', () => {
    const { element, video, facts } = open();
    element.play('/a.mp4', 0, heard);
    video.error = { code: 4 };
    video.tell('error');
    video.error = { code: 3 };
    video.tell('error');
    expect(facts).toEqual(['media.failed network', 'media.failed unsupported']);
  });

  it('is said again to a page that was asleep while the world stopped it', () => {
    const { element, video, facts } = open();
    element.play('/a.mp4', 0, heard);
    element.recheck();
    video.paused = true;
    element.recheck();
    expect(facts).toEqual(['media.paused']);
  });
});
