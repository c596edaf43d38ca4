// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { find, mount } from '#ui/state/test-mount.ts';
import {
  createSoundQueue,
  type PlayerView,
  SoundContext,
  type VoiceView,
} from '#widgets/sound/sound-context.ts';
import { MiniPlayer } from './mini-player.tsx';

const track = (id: string) => ({
  id,
  url: `/media/${id}.m4a`,
  title: `第${id}期`,
  duration: 60,
  newsId: id,
  by: '早安山东',
});
const player: PlayerView = {
  track: track('1'),
  state: 'heard',
  rate: 1,
  next: track('2'),
  previous: undefined,
  sleep: 'off',
  sleepsAt: undefined,
};
const voice: VoiceView = {
  reading: { id: '9', title: '夜门诊', sentences: ['一。', '二。', '三。'] },
  state: 'heard',
  at: 1,
  rate: 1,
};

async function mini(shown: { player: PlayerView } | { voice: VoiceView }) {
  const queue = createSoundQueue();
  const sent: string[] = [];
  queue.connect({
    send: ({ type }) => void sent.push(type),
    read: ({ type }) => void sent.push(`read ${type}`),
  });
  const place = await mount(
    <SoundContext value={queue}>
      <MiniPlayer
        {...shown}
        renderLink={(path, parts) => (
          <a href={path} className={parts.className}>
            {parts.children}
          </a>
        )}
      />
    </SoundContext>,
  );
  const tap = (label: string) => act(async () => find(place, `button[aria-label=${label}]`).click());
  return { place, sent, tap };
}

it('shows the current track with a link to its page', async () => {
  const { place } = await mini({ player });
  expect(find(place, '[aria-label=正在收听]').textContent).toBe('第1期早安山东');
  expect(find(place, 'a').getAttribute('href')).toBe('/audioNews/1');
});

it('links to the story that contains the sound', async () => {
  const { place } = await mini({ player: { ...player, track: { ...track('1'), id: '/media/1.m4a' } } });
  expect(find(place, 'a').getAttribute('href')).toBe('/general/1');
});

it('pauses, skips to the next track, and closes', async () => {
  const { tap, sent } = await mini({ player });
  await tap('暂停');
  await tap('下一条');
  await tap('关闭播放');
  expect(sent).toEqual(['toggle.requested', 'next.requested', 'close.requested']);
});

it.each([
  ['busy', '正在缓冲…', '暂停'],
  ['failed', '没能播放，点按重试', '重试'],
  ['refused', '浏览器要您点一下才播放', '继续播放'],
  ['interrupted', '播放被打断了，点按继续', '继续播放'],
  ['ended', '播放完了', '重新播放'],
] as const)('shows the status %s', async (state, words, act_) => {
  const { place } = await mini({ player: { ...player, state, next: undefined } });
  expect(find(place, '[role=status]').textContent).toBe(words);
  expect(find(place, 'button').getAttribute('aria-label')).toBe(act_);
});

it('shows the progress of reading aloud', async () => {
  const { place, tap, sent } = await mini({ voice });
  expect(find(place, '[role=status]').textContent).toBe('第 2 句，共 3 句');
  expect(find(place, 'a').getAttribute('href')).toBe('/general/9');
  await tap('暂停');
  expect(sent).toEqual(['read toggle.requested']);
});

it('says that the device has no Chinese voice, and offers only to close', async () => {
  const { place } = await mini({ voice: { ...voice, state: 'voiceless' } });
  expect(find(place, '[role=status]').textContent).toBe('这台设备没有中文语音，无法朗读');
  expect(place.querySelectorAll('button')).toHaveLength(1);
});
