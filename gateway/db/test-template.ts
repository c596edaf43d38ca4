import { makeTestTemplate } from './test-database.ts';

/** What Vitest does once before the first file and after the last one. */
export async function setup(): Promise<() => Promise<void>> {
  const { remove } = await makeTestTemplate();
  return remove;
}
