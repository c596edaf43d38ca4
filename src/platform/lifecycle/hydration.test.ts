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

/** Whether a promise has resolved after all pending tasks ran. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  const later = new Promise<false>((resolve) => setTimeout(() => resolve(false), 20));
  return Promise.race([promise.then(() => true), later]);
}

it('resolves at once if everything is hydrated', async () => {
  expect(await isOver(whenHydrated())).toBe(true);
});

it('waits for every deferred part, whatever else changes meanwhile', async () => {
  const [first, second] = [waitingPart(), waitingPart()];
  const whole = whenHydrated();
  document.body.append(document.createElement('p'));
  delete first.dataset.waiting;
  expect(await isOver(whole)).toBe(false);
  delete second.dataset.waiting;
  await whole;
});

it('resolves when a deferred part leaves with its page', async () => {
  const part = waitingPart();
  const whole = whenHydrated();
  part.remove();
  await expect(whole).resolves.toBeUndefined();
});
