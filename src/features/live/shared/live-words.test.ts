import { expect, it } from 'vitest';
import { timeMs } from '#lib/time/dates.ts';
import { chatPlaceholder, roomNote, viewersText } from './live-words.ts';
import { testRoom } from './test-room.ts';

const now = timeMs('2026-11-03 18:00:00');
const play = { url: '/media/live/r1/live.m3u8', live: true };

it.each([
  [testRoom(), '11-03 19:30 开播，还有 1 小时 30 分'],
  [testRoom({ startsAt: '2026-11-03 17:59:00' }), '11-03 17:59 开播，马上就来'],
  [testRoom({ state: 'living', play, beganAt: '2026-11-03 17:59:30' }), '刚刚开播'],
  [testRoom({ startsAt: '2026-11-03 18:24:10' }), '11-03 18:24 开播，还有 25 分钟'],
  [testRoom({ state: 'living', play, beganAt: '2026-11-03 17:40:10' }), '已开播 19 分钟'],
  [testRoom({ state: 'living', play, beganAt: '2026-11-03 16:30:10' }), '已开播 1 小时 29 分'],
  [testRoom({ state: 'living' }), '正在图文直播，最新情况看“现场”'],
  [testRoom({ state: 'paused', play }), '直播暂停了，恢复后自动接着放'],
  [testRoom({ state: 'ended' }), '直播已经结束，回放整理好后在这里看'],
  [testRoom({ state: 'replay', play }), '直播已经结束，可以从头回看'],
])('says of %j: %s', (room, text) => {
  expect(roomNote(room, now)).toBe(text);
});

it('says in the placeholder why the chat is closed', () => {
  expect(chatPlaceholder(testRoom({ state: 'ended' }))).toContain('聊天已关闭');
  expect(chatPlaceholder(testRoom({ chat: 'closed' }))).toContain('主持人');
  expect(chatPlaceholder(testRoom({ chat: 'held' }))).toContain('编辑');
});

it.each([
  [0, undefined],
  [9, undefined],
  [10, '10 人在看'],
  [12_800, '1.2万 人在看'],
])('of %d viewers it says %s', (viewers, text) => {
  expect(viewersText(viewers)).toBe(text);
});
