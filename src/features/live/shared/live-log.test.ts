import { expect, it } from 'vitest';
import { emptyLog, logAfter, messagesOf, mostMessages, scenesOf, withEvents, withOwn } from './live-log.ts';
import type { LiveEvent, LiveMessage, LiveScene } from './live-types.ts';

const at = '2026-11-03 12:00:00';

const message = (seq: number, fields: Partial<LiveMessage> = {}): LiveMessage => ({
  id: `m${seq}`,
  seq,
  name: '老球迷',
  headImg: '',
  host: false,
  text: `第${seq}句`,
  state: 'shown',
  own: false,
  at,
  ...fields,
});
const scene = (seq: number): LiveScene => ({
  id: `s${seq}`,
  seq,
  by: '记者',
  text: '开了',
  pictures: [],
  at,
});
const said = (one: LiveMessage): LiveEvent => ({ seq: one.seq, kind: 'message', at, message: one });
const sceneEvent = (one: LiveScene): LiveEvent => ({ seq: one.seq, kind: 'scene', at, scene: one });
const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);

it('adds new messages to the loaded ones, each once and in sequence', () => {
  const log = withEvents(emptyLog, [said(message(2)), said(message(3))]);
  expect(idsOf(messagesOf([message(2), message(1)], log))).toEqual(['m1', 'm2', 'm3']);
});

it('shows the reader’s own message at once, and once when it also arrives by the stream', () => {
  const own = withOwn(withEvents(emptyLog, [said(message(2))]), message(4, { own: true }));
  const both = withEvents(own, [said(message(3)), said(message(4))]);
  expect(idsOf(both.messages)).toEqual(['m2', 'm3', 'm4']);
  expect(both.messages.at(-1)?.own).toBe(true);
  // the reader's own messages do not count as new
  expect(both.received).toBe(2);
});

it('inserts a message approved by an editor in sequence, still as the reader’s own', () => {
  const held = withOwn(emptyLog, message(2, { id: 'held', state: 'held', own: true }));
  const shown = withEvents(held, [said(message(3)), said(message(5, { id: 'held' }))]);
  expect(shown.messages.map(({ id, state, own }) => [id, state, own])).toEqual([
    ['m3', 'shown', false],
    ['held', 'shown', true],
  ]);
});

it('removes withdrawn messages, loaded or streamed', () => {
  const log = withEvents(emptyLog, [
    said(message(2)),
    { seq: 3, kind: 'message-removed', at, id: 'm1' },
    { seq: 4, kind: 'message-removed', at, id: 'm2' },
    { seq: 5, kind: 'scene-removed', at, id: 's1' },
  ]);
  expect(messagesOf([message(1)], log)).toEqual([]);
  expect(scenesOf([scene(1)], { later: log.scenes, removed: log.removed }, 'newest')).toEqual([]);
});

it('keeps only the end of a busy chat, without gaps', () => {
  const log = withEvents(
    emptyLog,
    Array.from({ length: mostMessages + 10 }, (_, index) => said(message(index + 2))),
  );
  const shown = messagesOf([message(1)], log);
  expect(shown).toHaveLength(mostMessages);
  expect(shown.at(-1)?.id).toBe(`m${mostMessages + 11}`);
  expect(log.received).toBe(mostMessages + 10);
});

it('sorts scenes newest or oldest first', () => {
  const { scenes: later, removed } = withEvents(emptyLog, [
    sceneEvent(scene(3)),
    sceneEvent(scene(4)),
    sceneEvent(scene(4)),
  ]);
  expect(idsOf(scenesOf([scene(2), scene(1)], { later, removed }, 'newest'))).toEqual([
    's4',
    's3',
    's2',
    's1',
  ]);
  expect(idsOf(scenesOf([scene(1), scene(3)], { later, removed }, 'oldest'))).toEqual(['s1', 's3', 's4']);
});

it('sorts reloaded messages after streamed ones, in either order of arrival', () => {
  const { messages, scenes: later, removed } = withEvents(emptyLog, [said(message(2)), sceneEvent(scene(3))]);
  const log = { ...emptyLog, messages };
  expect(idsOf(messagesOf([message(9), message(8)], log))).toEqual(['m2', 'm8', 'm9']);
  expect(idsOf(scenesOf([scene(9), scene(8)], { later, removed }, 'newest'))).toEqual(['s9', 's8', 's3']);
});

it('starts a new log after a reload', () => {
  const log = withEvents(emptyLog, [said(message(2)), sceneEvent(scene(3))]);
  expect(logAfter(log)).toEqual({ ...emptyLog, turn: 1 });
  expect(withEvents(logAfter(log), [said(message(4))]).turn).toBe(1);
});

it('is unchanged by other events', () => {
  expect(withEvents(emptyLog, [{ seq: 1, kind: 'state', at, state: 'living' }])).toBe(emptyLog);
});
