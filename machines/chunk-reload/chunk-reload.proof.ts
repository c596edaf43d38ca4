import { defineProof, equivalence } from '../proof/proof.ts';
import { chunkReloadMachine } from './chunk-reload.machine.ts';

/** spec section 9 */
const reloadCooldownMs = 60_000;

/** ms since 1970 */
const now = 1_800_000_000_000;
const day = 86_400_000;
const failure = { type: 'chunk.failed', at: now } as const;

export const chunkReloadProof = defineProof({
  name: 'chunk-reload',
  title: '缺了一块程序时的刷新',
  machine: chunkReloadMachine,
  starts: {
    没有刷新过: { reloadedAt: undefined },
    刚刚刷新过: { reloadedAt: now - reloadCooldownMs + 1 },
    一分钟前刷新过: { reloadedAt: now - reloadCooldownMs },
    时钟快了一点: { reloadedAt: now + 10 },
    时钟被拨回一天: { reloadedAt: now + day },
  },
  events: [failure, 'reload.requested'],
  invariants: {
    'the page is reloaded once, and the time is saved first': ({ from, event, to, effects }) => {
      const names = effects.map(({ type }) => type);
      if (to.matches('reloading') && !from.matches('reloading'))
        return event.type === 'reload.requested'
          ? names.join() === 'reloadPage'
          : names.join() === 'saveReloadTime,reloadPage';
      return names.length === 0;
    },
  },
  equivalentMutants: {
    '* with saveReloadTime before setReloadTime': equivalence.order,
  },
  expectations: {
    'a chunk that fails to load reloads the page and saves the time': {
      when: [failure],
      state: 'reloading',
      context: { reloadedAt: now },
      effects: [{ type: 'saveReloadTime', params: { at: now } }, 'reloadPage'],
    },
    'a second failure within the minute is shown': {
      start: '刚刚刷新过',
      when: [failure],
      state: 'broken',
      tags: ['broken'],
      effects: [],
    },
    'a clock slightly ahead counts as the same minute': {
      start: '时钟快了一点',
      when: [failure],
      state: 'broken',
    },
    'a failure after the minute reloads again': {
      start: '一分钟前刷新过',
      when: [failure],
      state: 'reloading',
    },
    'a clock that was set back does not lock the reader out': {
      start: '时钟被拨回一天',
      when: [failure],
      state: 'reloading',
    },
    'the reader may reload manually': {
      start: '刚刚刷新过',
      when: [failure, 'reload.requested'],
      state: 'reloading',
      effects: ['reloadPage'],
    },
  },
});
