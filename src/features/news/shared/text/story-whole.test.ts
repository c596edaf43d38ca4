import { expect, it, vi } from 'vitest';
import { createStoryWhole } from './story-whole.ts';

it('fetches the whole story once', async () => {
  const load = vi.fn(async () => '<p>全文</p>');
  const whole = createStoryWhole(load);
  expect(await Promise.all([whole.fetch(), whole.fetch()])).toEqual(['<p>全文</p>', '<p>全文</p>']);
  expect(load).toHaveBeenCalledTimes(1);
  expect(whole.get()).toMatchObject({ body: '<p>全文</p>', isOpen: false, shown: 0 });
});

it('rejects on failure, and refetches the next time', async () => {
  const load = vi.fn(async () => '<p>全文</p>').mockRejectedValueOnce(new Error('offline'));
  const whole = createStoryWhole(load);
  await expect(whole.fetch()).rejects.toThrow('offline');
  expect(whole.get()).toMatchObject({ hasFailed: true, body: undefined });
  whole.open();
  expect(whole.get()).toMatchObject({ isOpen: true, hasFailed: false });
  await whole.fetch();
  expect(whole.get().body).toBe('<p>全文</p>');
});

it('is added to the document section by section, or all at once', () => {
  const whole = createStoryWhole(async () => '');
  whole.show('one more');
  whole.show('one more');
  expect(whole.get().shown).toBe(2);
  whole.show('all');
  expect(whole.get().shown).toBe(Number.POSITIVE_INFINITY);
});
