import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../machines');

it('every machine has its proof in the registry', () => {
  const registry = readFileSync(join(folder, 'registry.ts'), 'utf8');
  const machines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.machine.ts'));
  expect(machines.length).toBeGreaterThan(5);
  const proofs = machines.map((name) => `./${name.replace('.machine.ts', '.proof.ts')}`);
  expect(proofs.filter((proof) => !registry.includes(`'${proof}'`))).toEqual([]);
});

it('every machine states the types of its tags and of the events that it emits', () => {
  const setups = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:\.machine|-setup)\.ts$/.test(name))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)
    .filter(([, source]) => source.includes('setup({'));
  expect(setups.length).toBeGreaterThan(30);
  const isTyped = (source: string) => /tags: \{\} as\s/.test(source) && /emitted: \{\} as\s/.test(source);
  expect(setups.filter(([, source]) => !isTyped(source)).map(([name]) => name)).toEqual([]);
});
