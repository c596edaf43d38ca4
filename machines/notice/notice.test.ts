import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { explore } from '../proof/explore.ts';
import { loadingLimit, noticeMachine } from './notice.machine.ts';

const walk = explore(noticeMachine, {
  events: [
    { type: 'toast.show', text: '已保存' },
    { type: 'toast.show', text: '已复制', origin: 'plugin', position: 'top' },
    { type: 'toast.dismiss' },
    { type: 'xstate.after.toastDuration.notice.toast.shown' },
    { type: 'loading.open', id: 'a' },
    { type: 'loading.open', id: 'b' },
    { type: 'loading.close', id: 'a' },
    { type: 'loading.close', id: 'b' },
    { type: 'xstate.after.loadingLimit.notice.loading.open' },
  ],
  isBeyond: ({ context }) => context.toasts.length > 2,
});

describe('every way through the notices', () => {
  test('reaches every state and takes every transition', () => {
    expect(walk.unreachedStates).toEqual([]);
    expect(walk.untakenTransitions).toEqual([]);
    expect(walk.paths.length).toBeGreaterThan(50);
  });

  test('shows a toast exactly while one is queued, and the overlay exactly while somebody holds it open', () => {
    for (const path of walk.paths) {
      for (const { to } of path) {
        expect(to.hasTag('toast')).toBe(to.context.toasts.length > 0);
        expect(to.hasTag('loading')).toBe(to.context.loaders.length > 0);
        expect(new Set(to.context.loaders).size).toBe(to.context.loaders.length);
      }
    }
  });

  test('loses no toast: what goes is the one on screen, the rest stay in their order', () => {
    for (const path of walk.paths) {
      for (const { from, event, to } of path) {
        const before = from.context.toasts;
        const after = to.context.toasts;
        const isEnd = event.type === 'toast.dismiss' || event.type.startsWith('xstate.after.toastDuration');
        if (event.type === 'toast.show') expect(after.slice(0, -1)).toEqual(before);
        else expect(after).toEqual(isEnd ? before.slice(1) : before);
      }
    }
  });
});

describe('times', () => {
  function start() {
    const clock = new SimulatedClock();
    const actor = createActor(noticeMachine, { clock });
    actor.start();
    return { clock, actor, texts: () => actor.getSnapshot().context.toasts.map((toast) => toast.text) };
  }

  test('a page’s toast is shown for three seconds, a plugin’s for two, one after the other', () => {
    const { clock, actor, texts } = start();
    actor.send({ type: 'toast.show', text: '一' });
    actor.send({ type: 'toast.show', text: '二', origin: 'plugin' });
    clock.increment(2999);
    expect(texts()).toEqual(['一', '二']);
    clock.increment(1);
    expect(texts()).toEqual(['二']);
    clock.increment(1999);
    expect(texts()).toEqual(['二']);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('toast')).toBe(false);
  });

  test('a toast stands at the bottom unless told otherwise', () => {
    const { actor } = start();
    actor.send({ type: 'toast.show', text: '一' });
    expect(actor.getSnapshot().context.toasts[0]).toEqual({ text: '一', position: 'bottom', duration: 3000 });
  });

  test('an overlay that nobody closes closes by itself', () => {
    const { clock, actor } = start();
    actor.send({ type: 'loading.open', id: 'lost' });
    clock.increment(loadingLimit - 1);
    expect(actor.getSnapshot().hasTag('loading')).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('loading')).toBe(false);
  });
});
