import { expect, test } from 'vitest';
import { machines } from '../registry.ts';
import { compareMachines, compareSteps } from './compare.ts';

function named(name: string) {
  const proof = machines.find((each) => each.name === name);
  if (proof === undefined) throw new Error(`no machine ${name}`);
  return proof;
}

test('a machine compared with itself has no difference', () => {
  const differences = compareMachines(named('sms-login'), named('sms-login'));
  expect(differences.map(({ title, onlyFirst, onlySecond }) => [title, onlyFirst, onlySecond])).toEqual(
    ['状态', '事件', '转换', '调用', '请求', '内容'].map((title) => [title, [], []]),
  );
  expect(differences.every(({ common }) => common.length > 0)).toBe(true);
});

test('two forms of one kind are the same machine', () => {
  const differences = compareMachines(named('volunteer-application'), named('group-application'));
  expect(differences.flatMap(({ onlyFirst, onlySecond }) => [...onlyFirst, ...onlySecond])).toEqual([]);
});

test('what only one of two machines has is listed for it', () => {
  const actors = compareMachines(named('sms-login'), named('qr-login')).find(({ title }) => title === '调用');
  expect(actors?.onlyFirst).toContain('sendCode');
  expect(actors?.onlySecond).toContain('createCode');
  expect(actors?.common).toEqual([]);
});

test('states are named without their machine, with tags; transitions with guard and target', () => {
  const [states, , transitions] = compareMachines(named('session'), named('connectivity'));
  expect(states?.onlyFirst).toContain('tokenDead #token-dead');
  expect(states?.onlySecond).toContain('offline #offline');
  expect(transitions?.onlySecond).toContain('online network.lost → offline');
});

test('the same events are sent to both machines, and one without such an event says so', () => {
  const [step] = compareSteps(named('connectivity'), '初始', named('session'), [{ type: 'network.lost' }]);
  expect(step?.first).toMatch(/^→ offline/);
  expect(step?.second).toContain('session 没有事件“network.lost”');
});
