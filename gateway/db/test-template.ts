import { makeTestTemplate } from './test-database.ts';

/** Vitest's global setup: runs once before the first file; the returned function runs after the last. */
export async function setup(): Promise<() => Promise<void>> {
  const { remove } = await makeTestTemplate();
  return remove;
}
