// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeVideo } from './fake-video.ts';
import { createVideoElement, type VideoEvent, type VideoPosition } from './video-element.ts';

const release = vi.fn<() => void>();
const attached: string[] = [];
vi.mock('./video-stream.ts', () => ({
  playsStreams: (element: { knowsStreams?: boolean }) => element.knowsStreams === true,
  attachStream: async (_element: unknown, address: string, { from }: { from: number }) => {
    attached.push(`${address} from ${from}`);
    return release;
  },
}));

vi.stubGlobal('MediaError', { MEDIA_ERR_DECODE: 3 });
const options = { rate: 1, isMuted: false };

beforeEach(() => {
  attached.length = 0;
  release.mockClear();
});

function open({ isLive = false } = {}) {
  const facts: string[] = [];
  let position: VideoPosition | undefined;
  const video = new FakeVideo();
  const element = createVideoElement(video as unknown as HTMLVideoElement, {
    isLive,
    onFact: (fact: VideoEvent) => void facts.push('fault' in fact ? `${fact.type} ${fact.fault}` : fact.type),
    onPosition: (now) => {
      position = now;
    },
  });
  return { element, video, facts, position: () => position };
}

describe('a video', () => {
  it('starts at the stored position with the given rate and volume', () => {
    const { element, video, position } = open();
    element.play('/a.mp4', 5, { rate: 1.5, isMuted: true });
    expect(video).toMatchObject({ src: '/a.mp4', paused: false, playbackRate: 1.5, muted: true });
    video.arrive(12);
    expect(video.currentTime).toBe(5);
    expect(position()).toEqual({ at: 5, duration: 12, loaded: 8 });
  });

  it('that a tap started already continues, and seeks to the stored position', async () => {
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
    element.play('/a.mp4', 5, options);
    expect(sources).toBe(0);
    expect(video.currentTime).toBe(5);
    await vi.waitFor(() => expect(facts).toEqual(['media.playing']));
  });

  it('starts from the beginning if the stored position is past its end', () => {
    const { element, video } = open();
    element.play('/a.mp4', 20, options);
    video.arrive(12);
    expect(video.currentTime).toBe(0);
  });

  it('reloads at the same position', () => {
    const { element, video } = open();
    element.play('/a.mp4', 0, options);
    video.arrive(12);
    video.currentTime = 7;
    element.reload('/a.mp4', options);
    Object.assign(video, { readyState: 0, currentTime: 0 });
    video.arrive(12);
    expect(video.currentTime).toBe(7);
  });

  it('continues in another rendition at the same position, and reports that it is buffering', () => {
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

  it('stays paused in another rendition', () => {
    const { element, video, facts } = open();
    element.play('/a.mp4', 0, options);
    element.pause();
    element.change('/b.mp4');
    expect(video).toMatchObject({ src: '/b.mp4', paused: true });
    expect(facts).toEqual([]);
  });

  it('seeks and skips within its duration, and remembers a position set before it is loaded', () => {
    const { element, video } = open();
    element.play('/a.mp4', 0, options);
    element.seek(9);
    video.arrive(12);
    expect(video.currentTime).toBe(9);
    element.skip(10);
    expect(video.currentTime).toBe(12);
    element.skip(-30);
    expect(video.currentTime).toBe(0);
  });

  it('is released, and fires no more events', () => {
    const { element, video, facts } = open();
    element.play('/a.mp4', 0, options);
    element.release();
    video.dispatch('pause', 'error', 'playing', 'waiting');
    element.recheck();
    expect(video).toMatchObject({ src: '', paused: true });
    expect(facts).toEqual([]);
    element.dispose();
    video.dispatch('timeupdate');
  });
});

describe('a stream', () => {
  it('uses native HLS where the browser supports it', () => {
    const { element, video } = open();
    video.knowsStreams = true;
    element.play('/a.m3u8', 0, options);
    expect(video).toMatchObject({ src: '/a.m3u8', paused: false });
    expect(attached).toEqual([]);
  });

  it('does not start if it was paused while the library was loading, and starts when played again', async () => {
    const { element, video, facts } = open();
    element.play('/a.m3u8', 0, options);
    element.pause();
    await new Promise((resolve) => setTimeout(resolve));
    expect(video.paused).toBe(true);
    expect(facts).toEqual([]);
    element.play('/a.m3u8', 0, options);
    await vi.waitFor(() => expect(facts).toEqual(['media.playing']));
  });

  it('is played by the library elsewhere, from the same position each time', async () => {
    const { element, video } = open();
    element.play('/a.m3u8', 4, options);
    expect(video.paused).toBe(true);
    await vi.waitFor(() => expect(video.paused).toBe(false));
    video.arrive(12);
    video.currentTime = 6;
    element.reload('/a.m3u8', options);
    expect(attached).toEqual(['/a.m3u8 from 4', '/a.m3u8 from 6']);
    await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
    element.release();
    await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(2));
  });
});

it('resumes a live stream at its live edge after a long pause, and at its position after a short one', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { element, video } = open({ isLive: true });
  video.knowsStreams = true;
  for (const [seconds, src] of [
    [0, '/live.m3u8'],
    [5, 'as it was'],
    [600, '/live.m3u8'],
  ] as const) {
    video.dispatch('pause');
    vi.advanceTimersByTime(seconds * 1000);
    Object.assign(video, { src: 'as it was', paused: true });
    element.play('/live.m3u8', 0, options);
    expect(video).toMatchObject({ src, paused: false });
  }
  vi.useRealTimers();
});

describe('its events', () => {
  it('report a pause by the system, but not its own, nor that of a video that ended or failed', () => {
    const { element, video, facts } = open();
    element.play('/a.mp4', 0, options);
    element.pause();
    video.dispatch('pause');
    expect(facts).toEqual([]);
    video.ended = true;
    video.dispatch('pause');
    Object.assign(video, { ended: false, error: { code: 2 } });
    video.dispatch('pause');
    expect(facts).toEqual([]);
    video.error = null;
    video.dispatch('pause');
    expect(facts).toEqual(['media.paused']);
  });

  it('do not report a late start after the reader paused', async () => {
    const { element, video, facts } = open();
    element.play('/a.mp4', 0, options);
    element.pause();
    video.dispatch('playing', 'pause');
    await Promise.resolve().then(() => Promise.resolve());
    expect(facts).toEqual([]);
  });

  it('report the end of seeking, and buffering at the new position', () => {
    const { element, video, facts } = open();
    element.play('/a.mp4', 0, options);
    video.readyState = 2;
    video.dispatch('seeked');
    expect(facts).toEqual(['media.seeked', 'media.waiting']);
  });

  it.each([
    ['NotAllowedError', ['media.refused']],
    ['AbortError', []],
  ])('is a refusal where the browser wants a tap: %s', async (name, told) => {
    const { element, video, facts } = open();
    video.refusal = new DOMException('', name);
    element.play('/a.mp4', 0, options);
    await Promise.resolve().then(() => Promise.resolve());
    expect(facts).toEqual(told);
  });

  it('report a network error unless decoding failed', () => {
    const { element, video, facts } = open();
    element.play('/a.mp4', 0, options);
    video.error = { code: 4 };
    video.dispatch('error');
    video.error = { code: 3 };
    video.dispatch('error');
    expect(facts).toEqual(['media.failed network', 'media.failed unsupported']);
  });

  it('are repeated for a page that was suspended while the system paused playback', () => {
    const { element, video, facts } = open();
    element.play('/a.mp4', 0, options);
    element.recheck();
    video.paused = true;
    element.recheck();
    expect(facts).toEqual(['media.paused']);
  });
});
