import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { failedExpectations } from '../../machines/proof/expectations.ts';
import type { MachineProof } from '../../machines/proof/proof.ts';

// Changes each number that a module of a machine names at its top level by one, loads the machine and its proof with it, and
// prints what no expectation notices. XState's definitions hold most of them in closures, so only the source can be changed.

const root = new URL('../../', import.meta.url);
const folder = new URL('machines/', root).href;
/** the checks themselves stay as they are */
const checks = `${folder}proof/`;
const constant = /^(?:export )?const (\w+) = (-?[\d_.]+(?: \* [\w.]+)*);$/gm;
const query = 'mutant';

interface Mutant {
  readonly file: string;
  readonly name: string;
  readonly difference: 1 | -1;
}

/** what the current load changes */
let mutant: Mutant | undefined;
const loaded = new Set<string>();

const fileOf = (url: string) => {
  const address = new URL(url);
  address.search = '';
  return address.href;
};
const isOwn = (file: string) => file.startsWith(folder) && !file.startsWith(checks);

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const load = context.parentURL === undefined ? null : new URL(context.parentURL).searchParams.get(query);
    if (load === null || !isOwn(resolved.url)) return resolved;
    return { ...resolved, url: `${resolved.url}?${query}=${load}` };
  },
  load(url, context, nextLoad) {
    const file = fileOf(url);
    if (url === file || !isOwn(file)) return nextLoad(url, context);
    loaded.add(file);
    const source = readFileSync(fileURLToPath(file), 'utf8');
    return {
      ...nextLoad(url, context),
      source: source.replaceAll(constant, (line, name: string, value: string) =>
        mutant?.file === file && mutant.name === name
          ? line.replace(value, `${value} + ${mutant.difference}`)
          : line,
      ),
    };
  },
});

let loads = 0;

/** Loads a proof and its machine again, with one constant changed. @returns undefined if that fails */
async function loadProof(file: string, changed?: Mutant): Promise<MachineProof | undefined> {
  mutant = changed;
  loads += 1;
  try {
    const exported: Record<string, unknown> = await import(`${file}?${query}=${loads}`);
    const [, proof] = Object.entries(exported).find(([name]) => name.endsWith('Proof')) ?? [];
    return proof as MachineProof | undefined;
  } catch (error) {
    if (changed === undefined) throw error;
    return undefined;
  }
}

/** by file, constant and difference: a module may belong to several machines, one of whose proofs must notice */
const mutants = new Set<string>();
const killed = new Set<string>();
for (const path of globSync('machines/*/*.proof.ts', { cwd: fileURLToPath(root) }).toSorted()) {
  loaded.clear();
  await loadProof(new URL(path, root).href);
  for (const file of loaded) {
    // the constants of a proof are what it expects
    if (file.endsWith('proof.ts')) continue;
    for (const [, name = ''] of readFileSync(fileURLToPath(file), 'utf8').matchAll(constant)) {
      for (const difference of [1, -1] as const) {
        const label = `${file.slice(folder.length)} ${name} ${difference > 0 ? '+' : '-'} 1`;
        mutants.add(label);
        if (killed.has(label)) continue;
        const proof = await loadProof(new URL(path, root).href, { file, name, difference });
        if (proof === undefined || failedExpectations(proof).length > 0) killed.add(label);
      }
    }
  }
}
const survivors = [...mutants].filter((label) => !killed.has(label));
process.stdout.write(JSON.stringify({ mutants: mutants.size, survivors }, undefined, 2));
