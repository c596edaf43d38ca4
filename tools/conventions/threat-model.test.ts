import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const rows = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
  .slice(1)
  .filter(([asset = '']) => !/^-+$/.test(asset));
const attackers = new Set(['reader', 'other reader', 'editor', 'network', 'host']);

it('the threat model considers every attacker', () => {
  const named = new Set(rows.flatMap(([, attacker = '']) => attacker.split(', ')));
  expect([...named].toSorted()).toEqual([...attackers].toSorted());
});

it.each(rows.map((cells) => [cells[2] ?? '', cells] as const))(
  'names sections of ASVS 5 and existing tests for: %s',
  (_, [, , , sections = '', tests = '']) => {
    expect(sections).toMatch(/^V(?:1[0-7]|[1-9])\.\d(?:, V(?:1[0-7]|[1-9])\.\d)*$/);
    const files = tests.split(', ').map((name) => name.replaceAll('`', ''));
    expect(
      files.filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file) || !existsSync(join(root, file))),
    ).toEqual([]);
  },
);
