import { createActor, fromPromise } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { galleryMachine } from './gallery.machine.ts';
import { isPictureList, placeOf } from './picture-list.ts';

const urls = ['/a.jpg', '/b.jpg', '/c.jpg'];

describe('a picture list', () => {
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

  test.each([[[]], [undefined], ['/a.jpg'], [{ length: 1 }]])('is not %j', (list) => {
    expect(isPictureList(list)).toBe(false);
  });
});

test('the animation is told the picture index', async () => {
  const moved: string[] = [];
  const move = (way: string) =>
    fromPromise<void, { index: number }>(async ({ input }) => void moved.push(`${way} ${input.index}`));
  const environment = {
    pushEntry: vi.fn<() => void>(),
    popEntry: vi.fn<() => void>(),
    rewriteEntry: vi.fn<() => void>(),
  };
  const actor = createActor(
    galleryMachine.provide({ actions: environment, actors: { slideIn: move('in'), slideOut: move('out') } }),
  ).start();
  actor.send({ type: 'gallery.requested', urls, current: '/b.jpg', from: 'tap' });
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('open')).toBe(true));
  actor.send({ type: 'slide.next' });
  actor.send({ type: 'close.requested' });
  expect(moved).toEqual(['in 1', 'out 2']);
});

test('a missing implementation throws its name', () => {
  const failures: unknown[] = [];
  const actor = createActor(galleryMachine);
  actor.subscribe({ error: (error) => failures.push(error) });
  actor.start();
  actor.send({ type: 'gallery.requested', urls, from: 'tap' });
  expect(String(failures[0])).toContain('pushEntry');
});
