import { expect, test } from 'vitest';
import { machines } from './registry.ts';

test('no two machines have one name', () => {
  const names = machines.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
