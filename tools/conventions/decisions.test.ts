import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/decisions');
const records = readdirSync(folder).toSorted();

describe('decision records', () => {
  it('are numbered one after the other, each number once', () => {
    const numbers = records.map((name) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1]));
    expect(numbers).toEqual(records.map((_, at) => at + 1));
  });

  it.each(records)('%s says its number, and what was decided with which consequences', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(text.startsWith(`# ${Number(name.slice(0, 4))}. `)).toBe(true);
    for (const part of ['**Context.**', '**Decision.**', '**Consequences.**']) expect(text).toContain(part);
  });
});
