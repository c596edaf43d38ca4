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
const told = (one: LiveScene): LiveEvent => ({ seq: one.seq, kind: 'scene', at, scene: one });
const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);

it('adds to what was loaded what was said since, each once and in the order of the numbers', () => {
  const log = withEvents(emptyLog, [said(message(2)), said(message(3))]);
  expect(idsOf(messagesOf([message(2), message(1)], log))).toEqual(['m1', 'm2', 'm3']);
});

it('shows the reader’s own words at once, and once when they come by the stream as well', () => {
  const own = withOwn(withEvents(emptyLog, [said(message(2))]), message(4, { own: true }));
  const both = withEvents(own, [said(message(3)), said(message(4))]);
  expect(idsOf(both.messages)).toEqual(['m2', 'm3', 'm4']);
  expect(both.messages.at(-1)?.own).toBe(true);
  // their own words are no news to them
  expect(both.told).toBe(2);
});

it('puts words that an editor read first where they are shown now, and they are the reader’s still', () => {
  const held = withOwn(emptyLog, message(2, { id: 'held', state: 'held', own: true }));
  const shown = withEvents(held, [said(message(3)), said(message(5, { id: 'held' }))]);
  expect(shown.messages.map(({ id, state, own }) => [id, state, own])).toEqual([
    ['m3', 'shown', false],
    ['held', 'shown', true],
  ]);
});

it('takes back what was taken back, loaded or heard', () => {
  const log = withEvents(emptyLog, [
    said(message(2)),
    { seq: 3, kind: 'message-removed', at, id: 'm1' },
    { seq: 4, kind: 'message-removed', at, id: 'm2' },
    { seq: 5, kind: 'scene-removed', at, id: 's1' },
  ]);
  expect(messagesOf([message(1)], log)).toEqual([]);
  expect(scenesOf([scene(1)], { later: log.scenes, removed: log.removed }, 'newest')).toEqual([]);
});

it('keeps the end of a busy chat alone, without a gap before it', () => {
  const log = withEvents(
    emptyLog,
    Array.from({ length: mostMessages + 10 }, (_, index) => said(message(index + 2))),
  );
  const shown = messagesOf([message(1)], log);
  expect(shown).toHaveLength(mostMessages);
  expect(shown.at(-1)?.id).toBe(`m${mostMessages + 11}`);
  expect(log.told).toBe(mostMessages + 10);
});

it('has scenes newest or oldest first, new ones at the end that is theirs', () => {
  const { scenes: later, removed } = withEvents(emptyLog, [told(scene(3)), told(scene(4)), told(scene(4))]);
  expect(idsOf(scenesOf([scene(2), scene(1)], { later, removed }, 'newest'))).toEqual([
    's4',
    's3',
    's2',
    's1',
  ]);
  expect(idsOf(scenesOf([scene(1), scene(3)], { later, removed }, 'oldest'))).toEqual(['s1', 's3', 's4']);
});

it('puts what was loaded anew after what was heard before, whichever came first', () => {
  const { messages, scenes: later, removed } = withEvents(emptyLog, [said(message(2)), told(scene(3))]);
  const log = { ...emptyLog, messages };
  expect(idsOf(messagesOf([message(9), message(8)], log))).toEqual(['m2', 'm8', 'm9']);
  expect(idsOf(scenesOf([scene(9), scene(8)], { later, removed }, 'newest'))).toEqual(['s9', 's8', 's3']);
});

it('begins anew once all was loaded anew, and says so', () => {
  const log = withEvents(emptyLog, [said(message(2)), told(scene(3))]);
  expect(logAfter(log)).toEqual({ ...emptyLog, turn: 1 });
  expect(withEvents(logAfter(log), [said(message(4))]).turn).toBe(1);
});

it('stays the same where nothing of its happened', () => {
  expect(withEvents(emptyLog, [{ seq: 1, kind: 'state', at, state: 'living' }])).toBe(emptyLog);
});
