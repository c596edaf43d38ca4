// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import { createSoundQueue, type PlayerView, SoundContext } from '#widgets/sound/sound-context.ts';
import { AudioWidget } from './audio-widget.tsx';

afterEach(() => vi.unstubAllGlobals());

async function widget(props: Partial<Parameters<typeof AudioWidget>[0]> = {}) {
  const queue = createSoundQueue();
  const place = await mount(
    <SoundContext value={queue}>
      <AudioWidget src="/media/a.m4a" {...props} />
    </SoundContext>,
  );
  const button = find(place, 'button');
  return {
    button,
    queue,
    text: () => button.textContent,
    show: (view: Partial<PlayerView>) =>
      act(async () => {
        const now = queue.player.get();
        if (now !== undefined) queue.player.set({ ...now, ...view });
      }),
    tap: () => act(async () => button.click()),
  };
}

it('shows its default text, or the given text', async () => {
  expect((await widget()).text()).toBe('点击播放');
  expect((await widget({ text: '现场录音' })).text()).toBe('现场录音');
});

it('starts playing on the first tap and shows the player’s state', async () => {
  const { tap, text, show, button } = await widget();
  await tap();
  expect(text()).toBe('正在缓冲…');
  await show({ state: 'heard' });
  expect(text()).toBe('正在播放');
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await show({ state: 'paused' });
  expect(text()).toBe('点击继续');
  await show({ state: 'failed' });
  expect(text()).toBe('没能播放，点按重试');
});

it('toggles on further taps once the player runs', async () => {
  const { tap, queue } = await widget();
  const sent: string[] = [];
  await tap();
  queue.connect({ send: ({ type }) => void sent.push(type), read: () => {} });
  await tap();
  await tap();
  expect(sent).toEqual(['track.requested', 'toggle.requested', 'toggle.requested']);
});

it('requests the track again after the player failed to load', async () => {
  const { tap, queue, text } = await widget();
  const sent: string[] = [];
  await tap();
  await act(async () => queue.fail());
  expect(text()).toBe('没能播放，点按重试');
  await tap();
  queue.connect({ send: ({ type }) => void sent.push(type), read: () => {} });
  expect(sent).toEqual(['track.requested']);
});

it('shows the duration in minutes and seconds with showDuration', async () => {
  expect((await widget({ about: { duration: 75 } })).text()).toBe('点击播放');
  expect((await widget({ about: { duration: 75 }, showDuration: true })).text()).toBe('点击播放1:15');
});

it('reads an unknown duration from the sound’s metadata, and releases the sound', async () => {
  const made: FakeAudio[] = [];
  class FakeAudio extends EventTarget {
    preload = '';
    src = '';
    duration = 62.4;
    constructor() {
      super();
      made.push(this);
    }
    removeAttribute() {
      this.src = '';
    }
    load() {}
  }
  vi.stubGlobal('Audio', FakeAudio);
  const { text } = await widget({ src: '/media/long.m4a', showDuration: true });
  await eventually(() => expect(made[0]).toMatchObject({ src: '/media/long.m4a', preload: 'metadata' }));
  await act(async () => made[0]?.dispatchEvent(new Event('loadedmetadata')));
  await eventually(() => expect(text()).toBe('点击播放1:02'));
  expect(made[0]?.src).toBe('');
});

it('shows the position while it is the current track', async () => {
  const { tap, queue, text, show } = await widget({ about: { duration: 75 }, showDuration: true });
  await tap();
  await show({ state: 'heard' });
  await act(async () => queue.position.set({ at: 12.6, duration: 75.2 }));
  expect(text()).toBe('正在播放0:12 / 1:15');
});
