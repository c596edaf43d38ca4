import { expect, it } from 'vitest';
import { planChunks, type ModuleNode } from './chunk-plan.ts';

/** A graph in short: `'a': 'b c > d'` imports b and c, and d by `import()`. All modules have 100 characters. */
function graphOf(modules: Readonly<Record<string, string>>): Map<string, ModuleNode> {
  const list = (text = '') => text.split(' ').filter((name) => name !== '');
  return new Map(
    Object.entries(modules).map(([id, text]) => {
      const [imports, dynamicImports] = text.split('>').map((part) => list(part));
      return [id, { imports: imports ?? [], dynamicImports: dynamicImports ?? [], size: 100 }];
    }),
  );
}

interface Options {
  readonly requestCost?: number;
  readonly maxWaste?: number;
  readonly domainOf?: (id: string) => string | undefined;
  readonly weightOf?: (entry: string) => number;
}

/** The chunks after the first, each as its sorted modules. */
function chunksOf(modules: Readonly<Record<string, string>>, options: Options = {}): string[] {
  const { requestCost = 0, maxWaste = Infinity, domainOf = () => undefined, weightOf = () => 1 } = options;
  return planChunks({ graph: graphOf(modules), initial: ['main'], domainOf, weightOf, requestCost, maxWaste })
    .slice(1)
    .map((chunk) => chunk.modules.toSorted().join(' '))
    .toSorted();
}

it('puts all that the entry imports into the first chunk', () => {
  const graph = graphOf({ main: 'a > page', a: 'b', b: '', page: 'b' });
  const [first] = planChunks({
    graph,
    initial: ['main'],
    domainOf: () => undefined,
    weightOf: () => 1,
    requestCost: 0,
    maxWaste: Infinity,
  });
  expect(first?.modules.toSorted()).toEqual(['a', 'b', 'main']);
});

it('joins modules that the same entries need, and leaves the modules of one entry to it', () => {
  expect(chunksOf({ main: '> p q', p: 'a b x', q: 'a b', a: '', b: '', x: '' })).toEqual(['a b']);
});

it('joins what an entry alone needs and later entries find loaded: the bundler would give each module a file', () => {
  const modules = { main: '> tree', tree: 'a b x > p q', p: 'a', q: 'b', a: '', b: '', x: '' };
  expect(chunksOf(modules)).toEqual(['a b']);
});

it('does not count what is loaded on every way to an entry', () => {
  const modules = { main: '> p q', p: 'a > lazy', q: 'a > lazy', a: '', lazy: 'a b', b: '' };
  // `lazy` needs only b: a is loaded with p and with q
  expect(chunksOf(modules)).toEqual(['a']);
  expect(chunksOf({ ...modules, main: '> p q r', r: '> lazy' })).toEqual(['a']);
});

it('merges chunks while a request costs more than the code loaded in vain', () => {
  const modules = { main: '> p q r', p: 'a b', q: 'a b', r: 'a', a: '', b: '' };
  // r would load 100 characters of b in vain; p and q would save a request each
  expect(chunksOf(modules, { requestCost: 49 })).toEqual(['a', 'b']);
  expect(chunksOf(modules, { requestCost: 51 })).toEqual(['a b']);
  expect(chunksOf(modules, { requestCost: 51, weightOf: (entry) => (entry === 'r' ? 3 : 1) })).toEqual([
    'a',
    'b',
  ]);
});

it('does not merge chunks of different domains', () => {
  const modules = { main: '> p1 p2 q1', p1: 'a b', p2: 'a b', q1: 'a', a: '', b: '' };
  const domainOf = (id: string) => (/^[pb]/.test(id) ? 'p' : id.startsWith('q') ? 'q' : undefined);
  expect(chunksOf(modules, { requestCost: 1000, domainOf })).toEqual(['a', 'b']);
});

it('does not merge chunks if one entry would load too much in vain, however many gain', () => {
  const modules = { main: '> p q r', p: 'a b', q: 'a b', r: 'a', a: '', b: '' };
  expect(chunksOf(modules, { requestCost: 1000, maxWaste: 100 })).toEqual(['a b']);
  expect(chunksOf(modules, { requestCost: 1000, maxWaste: 99 })).toEqual(['a', 'b']);
});

it('counts what earlier merges made an entry load in vain', () => {
  const modules = {
    main: '> p q r s t',
    p: 'a b c',
    q: 'a b c',
    r: 'a',
    s: 'b',
    t: 'c',
    a: '',
    b: '',
    c: '',
  };
  expect(chunksOf(modules, { requestCost: 1000, maxWaste: 100 })).toHaveLength(2);
  expect(chunksOf(modules, { requestCost: 1000, maxWaste: 200 })).toEqual(['a b c']);
});

it('keeps apart what a domain lends to others', () => {
  const modules = { main: '> p1 p2 q1', p1: 'a b', p2: 'a b', q1: 'b', a: '', b: '' };
  const domainOf = (id: string) => (id.startsWith('q') ? 'q' : 'p');
  expect(chunksOf(modules, { requestCost: 1000, domainOf })).toEqual(['a', 'b']);
});

it('does not merge two chunks if one needs the other through a third', () => {
  // a → c → b, each needed by more entries than the one before
  const modules = { main: '> p q r s', p: 'a', q: 'a', r: 'c', s: 'b', a: 'c', c: 'b', b: '' };
  const weightOf = (entry: string) => (entry === 'p' || entry === 'q' ? 1 : 0);
  const graph = graphOf(modules);
  const planned = planChunks({
    graph,
    initial: ['main'],
    domainOf: (id) => (id === 'c' || id === 'r' ? 'c' : undefined),
    weightOf,
    requestCost: 1000,
    maxWaste: Infinity,
  });
  const chunkOf = new Map(planned.flatMap(({ modules: ids }, at) => ids.map((id) => [id, at] as const)));
  expect(chunkOf.get('a')).not.toBe(chunkOf.get('b'));
});
