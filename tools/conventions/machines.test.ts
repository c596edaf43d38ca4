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
