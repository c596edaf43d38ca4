import { createActor, fromPromise, SimulatedClock, transition } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { explore, type TestEvent } from '../proof/explore.ts';
import { galleryMachine, popLimit, slowAfter, type GalleryEvent } from './gallery.machine.ts';
import { placeOf } from './picture-list.ts';

const urls = ['/a.jpg', '/b.jpg', '/c.jpg'];
const settled = (state: string, way: 'done' | 'error') => ({
  type: `xstate.${way}.actor.0.gallery.${state}`,
  output: undefined,
  error: new Error('no motion'),
  actorId: `0.gallery.${state}`,
});
const walk = explore(galleryMachine, {
  events: [
    { type: 'gallery.asked', urls, current: '/b.jpg', from: 'tap' },
    { type: 'gallery.asked', urls, current: 2, from: 'address' },
    { type: 'gallery.asked', urls: [], from: 'tap' },
    settled('opening', 'done'),
    settled('opening', 'error'),
    { type: 'slide.next' },
    { type: 'slide.previous' },
    { type: 'slide.to', index: 0 },
    { type: 'slide.to', index: 9 },
    { type: 'zoom.entered' },
    { type: 'zoom.left' },
    { type: 'image.loaded', index: 1 },
    { type: 'image.failed', index: 1 },
    { type: 'image.failed', index: 2 },
    { type: 'retry.asked' },
    { type: 'xstate.after.slowAfter.gallery.open.picture.coming.soon' },
    { type: 'history.popped', picture: 0 },
    { type: 'history.popped', picture: undefined },
    { type: 'close.asked' },
    settled('closing', 'done'),
    settled('closing', 'error'),
    { type: 'xstate.after.popLimit.gallery.popping' },
    { type: 'page.left' },
  ],
  isBeyond: ({ context }) => context.loads.some(({ retries }: { retries: number }) => retries > 1),
});
type Snapshot = (typeof walk.paths)[number][number]['to'];
const steps = walk.paths.flat();

/** Names of the effects that a step asks for. */
function effectsOf({ from, event }: { readonly from: Snapshot; readonly event: TestEvent }): string[] {
  const [, actions] = transition(galleryMachine, from, event as unknown as GalleryEvent);
  return actions.map(({ type }) => type);
}

describe('every way through the gallery', () => {
  test('reaches every state and takes every transition', () => {
    expect(walk.unreachedStates).toEqual([]);
    expect(walk.untakenTransitions).toEqual([]);
    expect(walk.paths.length).toBeGreaterThan(1000);
  });

  test('shows a picture of its list whenever it is in sight', () => {
    for (const { to } of steps)
      if (to.hasTag('visible')) expect(urls[to.context.index]).toBe(to.context.urls[to.context.index]);
  });

  test('goes one picture on or back, and past no end', () => {
    for (const { from, event, to } of steps) {
      const way = to.context.index - from.context.index;
      if (event.type === 'slide.next' && from.hasTag('open'))
        expect(way).toBe(from.context.index < 2 ? 1 : 0);
      else if (event.type === 'slide.previous' && from.hasTag('open'))
        expect(way).toBe(from.context.index > 0 ? -1 : 0);
      else if (event.type.startsWith('slide') && !from.hasTag('open')) expect(way).toBe(0);
    }
  });

  test('is zoomed only while open, and not when another picture comes', () => {
    for (const { from, to } of steps) {
      if (to.hasTag('zoomed')) {
        expect(to.hasTag('open')).toBe(true);
        expect(to.context.index).toBe(from.context.index);
      }
    }
  });

  test('tells of the current picture what has become of that very one', () => {
    for (const { to } of steps) {
      if (!to.hasTag('open')) continue;
      const { loads, index } = to.context;
      expect(to.hasTag('failed')).toBe(loads[index]?.state === 'failed');
      if (to.hasTag('slow')) expect(loads[index]?.state).toBe('coming');
    }
  });

  test('has one entry in the history while it is open, whatever is swiped, and none when it is closed', () => {
    for (const path of walk.paths) {
      let entries = 0;
      for (const step of path) {
        const { from, event, to } = step;
        const effects = effectsOf(step);
        if (effects.includes('pushEntry')) entries += 1;
        if (event.type === 'gallery.asked' && event['from'] === 'address' && from.matches('closed'))
          entries += 1;
        if (event.type === 'history.popped' && event['picture'] === undefined && entries > 0) entries -= 1;
        // the page is gone, and a browser that does not go back has no entry to go back over
        if (event.type === 'page.left' || event.type.includes('popLimit')) entries = 0;
        if (effects.includes('popEntry')) expect(entries).toBe(1);
        if (to.hasTag('open') || to.matches('opening')) expect(entries).toBe(1);
        if (to.matches('closed')) expect(to.context.hasEntry).toBe(false);
        if (effects.includes('rewriteEntry')) expect(to.context.index).not.toBe(from.context.index);
      }
    }
  });

  test('never goes back twice for one opening', () => {
    for (const path of walk.paths) {
      let pops = 0;
      for (const step of path) {
        if (step.event.type === 'gallery.asked' && step.from.matches('closed')) pops = 0;
        if (effectsOf(step).includes('popEntry')) pops += 1;
        expect(pops).toBeLessThanOrEqual(1);
      }
    }
  });
});

function start() {
  const clock = new SimulatedClock();
  const world = { pushEntry: vi.fn(), rewriteEntry: vi.fn(), popEntry: vi.fn(), refuse: vi.fn() };
  const actor = createActor(
    galleryMachine.provide({
      actions: world,
      actors: { slideIn: fromPromise(async () => {}), slideOut: fromPromise(async () => {}) },
    }),
    { clock },
  );
  actor.start();
  const told = (name: keyof typeof world) => world[name].mock.calls.map((call) => call[1]);
  return { actor, clock, told };
}

describe('opening', () => {
  test.each([
    ['the current picture', '/c.jpg', 2],
    ['the first where the current one is missing', '/elsewhere.jpg', 0],
    ['the first where the current one is empty', '', 0],
    ['the first where none is named', undefined, 0],
    ['the picture of a number', 1, 1],
    ['the first where the number is past the end', 3, 0],
    ['the first where the number is none', Number.NaN, 0],
  ])('starts at %s', (_name, current, index) => {
    expect(placeOf(urls, current)).toBe(index);
  });

  test.each([[[]], [undefined], ['/a.jpg'], [{ length: 1 }]])(
    'refuses %j in the specification’s words',
    (list) => {
      const { actor, told } = start();
      actor.send({ type: 'gallery.asked', urls: list, from: 'tap' });
      expect(told('refuse')).toEqual([
        { message: 'urls must be a Array and the minimum length more than zero' },
      ]);
      expect(told('pushEntry')).toEqual([]);
      expect(actor.getSnapshot().matches('closed')).toBe(true);
    },
  );
});

test('the entry names the picture that is shown', async () => {
  const { actor, told } = start();
  actor.send({ type: 'gallery.asked', urls, current: '/b.jpg', from: 'tap' });
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('open')).toBe(true));
  for (const type of [
    'slide.next',
    'slide.next',
    'slide.previous',
    'slide.previous',
    'slide.previous',
  ] as const)
    actor.send({ type });
  actor.send({ type: 'slide.to', index: 2 });
  expect(told('pushEntry')).toEqual([{ index: 1 }]);
  expect(told('rewriteEntry')).toEqual([{ index: 2 }, { index: 1 }, { index: 0 }, { index: 2 }]);
});

describe('times', () => {
  test('a picture counts as slow after 0.8 seconds, and no longer when it is there', async () => {
    const { actor, clock } = start();
    actor.send({ type: 'gallery.asked', urls, from: 'tap' });
    await vi.waitFor(() => expect(actor.getSnapshot().hasTag('open')).toBe(true));
    clock.increment(slowAfter - 1);
    expect(actor.getSnapshot().hasTag('slow')).toBe(false);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('slow')).toBe(true);
    actor.send({ type: 'image.loaded', index: 0 });
    expect(actor.getSnapshot().hasTag('slow')).toBe(false);
  });

  test('a browser that does not go back keeps nobody from opening the gallery again', async () => {
    const { actor, clock } = start();
    actor.send({ type: 'gallery.asked', urls, from: 'tap' });
    actor.send({ type: 'close.asked' });
    await vi.waitFor(() => expect(actor.getSnapshot().matches('popping')).toBe(true));
    clock.increment(popLimit);
    expect(actor.getSnapshot().matches('closed')).toBe(true);
  });
});

test('a forgotten wire throws its own name', () => {
  const failures: unknown[] = [];
  const actor = createActor(galleryMachine);
  actor.subscribe({ error: (error) => failures.push(error) });
  actor.start();
  actor.send({ type: 'gallery.asked', urls, from: 'tap' });
  expect(String(failures[0])).toContain('pushEntry');
});
