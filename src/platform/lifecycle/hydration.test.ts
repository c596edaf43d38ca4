// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { whenHydrated } from './hydration.ts';

afterEach(() => document.body.replaceChildren());

function waitingPart(): HTMLElement {
  const part = document.createElement('div');
  part.dataset.waiting = '';
  document.body.append(part);
  return part;
}

/** Whether it has resolved by the time that everything which was due has happened. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  const later = new Promise<false>((resolve) => setTimeout(() => resolve(false), 20));
  return Promise.race([promise.then(() => true), later]);
}

it('holds at once where nothing waits', async () => {
  expect(await isOver(whenHydrated())).toBe(true);
});

it('waits for every part, whatever else changes meanwhile', async () => {
  const [first, second] = [waitingPart(), waitingPart()];
  const whole = whenHydrated();
  document.body.append(document.createElement('p'));
  delete first.dataset.waiting;
  expect(await isOver(whole)).toBe(false);
  delete second.dataset.waiting;
  await whole;
});

it('holds when what waited leaves with its page', async () => {
  const part = waitingPart();
  const whole = whenHydrated();
  part.remove();
  await expect(whole).resolves.toBeUndefined();
});
