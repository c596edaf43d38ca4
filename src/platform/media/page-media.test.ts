// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import { createPageMedia } from './page-media.ts';

function watch() {
  const events: string[] = [];
  const media = createPageMedia();
  onTestFinished(
    media.watch({
      onStarted: (id) => events.push(`${id} started`),
      onStopped: (id) => events.push(`${id} stopped`),
    }),
  );
  return { media, events };
}

function clip() {
  const video = document.createElement('video');
  let isPaused = true;
  Object.defineProperty(video, 'paused', { get: () => isPaused });
  document.body.append(video);
  onTestFinished(() => video.remove());
  const dispatch = (name: string) => video.dispatchEvent(new Event(name));
  return {
    video,
    play() {
      isPaused = false;
      dispatch('play');
    },
    pause() {
      isPaused = true;
      dispatch('pause');
    },
    mute(muted: boolean) {
      video.muted = muted;
      dispatch('volumechange');
    },
  };
}

it('reports the start and the end of each video once', () => {
  const { events } = watch();
  const [one, other] = [clip(), clip()];
  one.play();
  one.video.dispatchEvent(new Event('playing'));
  other.play();
  one.pause();
  expect(events).toEqual(['1 started', '2 started', '1 stopped']);
});

it('ignores a muted video until its volume is turned up', () => {
  const { events } = watch();
  const muted = clip();
  muted.mute(true);
  muted.play();
  expect(events).toEqual([]);
  muted.mute(false);
  muted.mute(true);
  expect(events).toEqual(['1 started', '1 stopped']);
});

it('pauses the given video', () => {
  const { media } = watch();
  const one = clip();
  one.video.pause = () => one.pause();
  one.play();
  media.pause('1');
  expect(one.video.paused).toBe(true);
  expect(() => media.pause('9')).not.toThrow();
});
