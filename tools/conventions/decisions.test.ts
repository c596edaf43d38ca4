import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/decisions');
const records = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .toSorted();
const numberOf = (name: string) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1]);

describe('decision records', () => {
  it('have a unique number each', () => {
    const numbers = records.map(numberOf);
    expect(numbers).toEqual([...new Set(numbers)]);
    expect(numbers).not.toContain(Number.NaN);
  });

  it.each(records)('%s has its number, a status and every section, in order', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(text.startsWith(`# ${numberOf(name)}. `)).toBe(true);
    const sections = ['**Status.** ', '**Context.** ', '**Decision.** ', '**Consequences.** '];
    const positions = sections.map((section) => text.indexOf(`\n${section}`));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(text).toMatch(/\n\*\*Status\.\*\* (Accepted|Superseded)\b/);
  });

  it('are listed exactly once each, under a theme', () => {
    const themes = readFileSync(join(folder, 'README.md'), 'utf8').split('\n## ').slice(1).join('\n');
    const listed = [...themes.matchAll(/^- \[(\d{4})\]\((\d{4}-[a-z0-9-]+\.md)\)/gm)];
    const names = listed.map((entry) => entry[2] ?? '');
    expect(names.toSorted()).toEqual(records);
    for (const [, number, name] of listed) expect(name?.slice(0, 4)).toBe(number);
  });
});
