// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { openPage } from '#app/test-page.tsx';
import { find, mount } from '#ui/state/test-mount.ts';
import { responses } from '../shared/test-content.ts';

const sentences = [
  '齐鲁晚报，11月3日早报。',
  '第 1 条。',
  '标题b1。',
  '第一句。',
  '第二句。',
  '第 2 条。',
  '标题b2。',
];

async function open() {
  const { page, sound } = await openPage('/briefing', responses);
  const place = await mount(page);
  const tap = (name: string) =>
    act(async () => {
      const button = Array.from(place.querySelectorAll('button')).find(
        ({ textContent }) => textContent === name,
      );
      button?.click();
    });
  const sets = (state: Parameters<typeof sound.voice.set>[0]) => act(async () => sound.voice.set(state));
  return { place, sound, tap, sets, status: () => find(place, 'main [role=status]').textContent };
}

it('shows the stories in order, the rule of their choice and other editions', async () => {
  const { place } = await open();
  expect(find(place, 'h1').textContent).toBe('11月3日早报');
  expect(place.textContent).toContain('2026年11月3日 星期二 7:00，要闻 2 条');
  expect(Array.from(place.querySelectorAll('ol h3'), ({ textContent }) => textContent)).toEqual([
    '标题b1',
    '标题b2',
  ]);
  expect(find(place, 'section[aria-labelledby=rule]').textContent).toContain('按阅读数');
  expect(find(place, 'nav a').getAttribute('href')).toBe('/briefing/2026-11-02-evening');
});

it('reads the stories aloud in order, marks the current one, and goes on to the next', async () => {
  const { place, sound, tap, sets, status } = await open();
  await tap('听这一期');
  const whole = sound.voice.get();
  expect(whole?.reading).toEqual({
    id: 'briefing 2026-11-03-morning',
    title: '11月3日早报',
    path: '/briefing/2026-11-03-morning',
    sentences,
  });
  const current = () => place.querySelector('li[aria-current]')?.textContent ?? '';
  expect(current()).toBe('');
  if (whole) await sets({ ...whole, state: 'heard', at: 3 });
  expect(current()).toContain('标题b1');
  expect(status()).toBe('第 1 条，共 2 条');
  await tap('下一条');
  const rest = sound.voice.get();
  expect(rest?.reading.sentences).toEqual(sentences.slice(5));
  expect(current()).toContain('标题b2');
  if (rest) await sets({ ...rest, state: 'ended', at: 1 });
  expect(current()).toBe('');
  await tap('再听一遍');
  expect(sound.voice.get()?.reading.sentences).toEqual(sentences);
});

it('says that a device without a Chinese voice cannot read it aloud', async () => {
  const { sound, tap, sets, status } = await open();
  await tap('听这一期');
  const voice = sound.voice.get();
  if (voice) await sets({ ...voice, state: 'voiceless' });
  expect(status()).toBe('这台设备没有中文语音，听不了，请读下面的文字');
});
