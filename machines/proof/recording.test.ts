import { expect, test } from 'vitest';
import { machines } from '../registry.ts';
import { noticeProof } from '../notice/notice.proof.ts';
import { sessionProof } from '../session/session.proof.ts';
import { parseRecording, recordPath, replayRecording, type Recording } from './recording.ts';

const recorded = recordPath(noticeProof, '初始', [
  { type: 'toast.show', payload: { text: '您好' } },
  { type: 'after:3000' },
]);
const stored = (recording: Recording) => parseRecording(JSON.stringify(recording));
const withStep = (change: object): Recording => ({
  ...recorded,
  steps: recorded.steps.with(1, { ...recorded.steps[1], ...change } as Recording['steps'][number]),
});

test('a stored recording replays without a difference', () => {
  expect(recorded.steps.map(({ event }) => event.type)).toEqual(['toast.show', 'after:3000']);
  expect(replayRecording(machines, stored(recorded))).toBeUndefined();
});

test('the end of an invoked actor is recorded with its effects', () => {
  const path = recordPath(sessionProof, Object.keys(sessionProof.starts)[0] ?? '', [
    { type: 'navigation.done' },
    { type: 'done:fetchTokenInfo', payload: { code: 500 } },
  ]);
  expect(path.steps.at(-1)?.effects.map(({ type }) => type)).toContain('deleteToken');
  expect(replayRecording(machines, stored(path))).toBeUndefined();
});

test.each([
  [{ state: { toast: 'shown', loading: 'closed' } }, '2. after:3000: state is '],
  [{ effects: [{ type: 'ring' }] }, '2. after:3000: effects is [], not ['],
  [{ tags: ['busy'] }, '2. after:3000: tags is [], not ["busy"]'],
  [{ context: { toasts: ['x'] } }, '2. after:3000: context.toasts is [], not ["x"]'],
  [{ event: { type: 'toast.shown' } }, '2. toast.shown: notice 没有事件“toast.shown”'],
])('the first step that differs is named: %j', (change, fault) => {
  expect(replayRecording(machines, stored(withStep(change)))).toContain(fault);
});

test.each([
  [{ machine: 'nobody' }, 'there is no machine nobody'],
  [{ start: '别处' }, 'notice has no start 别处'],
  [{ initial: { ...recorded.initial, status: 'done' as const } }, 'start: status is "active", not "done"'],
])('a recording of something else is told apart: %j', (change, fault) => {
  expect(replayRecording(machines, stored({ ...recorded, ...change }))).toBe(fault);
});

test.each([
  ['{', 'the recording is no JSON'],
  ['[]', 'the recording is no object'],
  ['{"machine":"notice"}', 'no machine or no start'],
  ['{"machine":"notice","start":"初始"}', 'no initial state'],
  [JSON.stringify({ ...recorded, steps: 1 }), 'no steps'],
  [JSON.stringify({ ...recorded, steps: [{ event: { type: 'x' } }] }), 'step 1 has no event or no state'],
])('%s is rejected', (text, fault) => {
  expect(() => parseRecording(text)).toThrow(fault);
});
