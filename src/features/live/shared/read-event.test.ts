import { expect, it } from 'vitest';
import { isLiveCounts, isLiveEvent } from './read-event.ts';

const at = '2026-11-03 12:00:00';

it.each([
  { seq: 1, kind: 'state', at, state: 'living' },
  { seq: 2, kind: 'scene', at, scene: { id: 's', seq: 2, text: '开了', pictures: [], at } },
  { seq: 3, kind: 'message-removed', at, id: 'm' },
  { seq: 4, kind: 'removed', at },
])('takes %j for an event', (event) => {
  expect(isLiveEvent(event)).toBe(true);
});

it.each([
  undefined,
  null,
  'removed',
  { kind: 'removed', at },
  { seq: 1, kind: 'constructor', at },
  { seq: 1, kind: 'message', at },
  { seq: 1, kind: 'message', at, message: { id: 'm' } },
  { seq: 1, kind: 'message', at, message: { id: 'm', text: '没有编号', at } },
  { seq: 1, kind: 'scene', at, scene: { id: 's', seq: 1, text: '没有图片这一项', at } },
  { seq: 1, kind: 'state', at },
])('does not take %j for one', (event) => {
  expect(isLiveEvent(event)).toBe(false);
});

it('accepts whole counts only', () => {
  expect(isLiveCounts({ viewers: 1, views: 2, likes: 3, appointments: 0 })).toBe(true);
  expect(isLiveCounts({ viewers: 1, views: 2, likes: 3 })).toBe(false);
});
