/** A module of the client build. */
export interface ModuleNode {
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  /** characters of code, as an estimate of its share in a chunk */
  readonly size: number;
}

export interface ChunkPlanOptions {
  readonly graph: ReadonlyMap<string, ModuleNode>;
  /** modules of the first chunk, which every page loads; all that they import statically belongs to it as well */
  readonly initial: readonly string[];
  /** Domain that owns a module or an entry by its path: `news`, `live`, …; undefined for shared layers. */
  readonly domainOf: (id: string) => string | undefined;
  /** How often an entry is loaded, relative to others. */
  readonly weightOf: (entry: string) => number;
  /** Characters of code that an entry may load in vain to save one request and its worse compression. */
  readonly requestCost: number;
  /** Characters that an entry may load in vain by all merges, however many others gain by them. */
  readonly maxWaste: number;
}

/** Modules that share a chunk, and the entries that need them. */
export interface PlannedChunk {
  readonly modules: readonly string[];
  /** targets of `import()`; empty for the first chunk */
  readonly entries: readonly string[];
}

interface Group {
  modules: string[];
  entries: Set<string>;
  size: number;
  readonly owner: string | undefined;
  /** the chunk of an entry, which takes no other entry's modules */
  readonly isEntry: boolean;
}

/**
 * Assigns modules to chunks by the entries that need them. An entry is a target of `import()`: a route's page, a lazy
 * widget. A module counts for an entry unless every way to the entry has loaded it before. Modules needed by the same
 * entries share a chunk. Chunks are then merged, the most profitable pair first, while the request saved outweighs what
 * entries load in vain and none loads too much; never across domains, and never so that two chunks import each other.
 */
export function planChunks({
  graph,
  initial,
  domainOf,
  weightOf,
  requestCost,
  maxWaste,
}: ChunkPlanOptions): PlannedChunk[] {
  const first = reachableModules(graph, initial);
  const loaded = loadedBefore(graph, first);
  const needed = new Map(
    [...loaded].map(([entry, before]) => [
      entry,
      new Set([...reachableModules(graph, [entry])].filter((id) => !before.has(id))),
    ]),
  );
  const groups = groupByEntries(graph, needed, domainOf);
  mergeGroups(groups, { graph, loaded, weightOf, requestCost, maxWaste });
  return [
    { modules: [...first], entries: [] },
    ...groups.flatMap(({ modules, entries, isEntry }) =>
      isEntry ? [] : [{ modules, entries: [...entries] }],
    ),
  ];
}

/** Modules that start modules need to run, themselves included. */
export function reachableModules(
  graph: ReadonlyMap<string, ModuleNode>,
  starts: readonly string[],
): Set<string> {
  const reached = new Set(starts);
  // a set visits what is added during the iteration
  for (const id of reached) graph.get(id)?.imports.forEach((imported) => reached.add(imported));
  return reached;
}

/** The modules that each entry finds loaded: those of the first chunk, and of all ways to the entry. */
function loadedBefore(
  graph: ReadonlyMap<string, ModuleNode>,
  first: ReadonlySet<string>,
): Map<string, ReadonlySet<string>> {
  const importersOf = new Map<string, string[]>();
  for (const [id, { dynamicImports }] of graph)
    for (const target of dynamicImports) importersOf.set(target, [...(importersOf.get(target) ?? []), id]);
  const closures = new Map(
    [...importersOf.keys()].map((entry) => [entry, reachableModules(graph, [entry])] as const),
  );
  /** the first chunk and the entries that contain an importer of an entry */
  const waysTo = new Map(
    [...importersOf].map(([entry, importers]) => [
      entry,
      {
        isFromFirst: importers.some((id) => first.has(id)),
        from: [...closures]
          .filter(([, closure]) => importers.some((id) => closure.has(id)))
          .map(([id]) => id),
      },
    ]),
  );
  const loaded = new Map<string, Set<string>>();
  const everything = new Set(graph.keys());
  for (const [entry, { isFromFirst }] of waysTo) loaded.set(entry, new Set(isFromFirst ? first : everything));
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const [entry, { from }] of waysTo) {
      const known = loaded.get(entry) ?? new Set();
      for (const id of known) {
        const isAlways = from.every((way) => closures.get(way)?.has(id) || loaded.get(way)?.has(id));
        if (!isAlways && !first.has(id)) isChanged = known.delete(id);
      }
    }
  }
  for (const known of loaded.values()) for (const id of first) known.add(id);
  return loaded;
}

/**
 * How many entries import a module, also those that find it loaded. The bundler keeps a module in the chunk of an entry only
 * if no other entry imports it, and otherwise gives it a file of its own.
 */
function countImportingEntries(
  graph: ReadonlyMap<string, ModuleNode>,
  entries: Iterable<string>,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries)
    for (const id of reachableModules(graph, [entry])) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function groupByEntries(
  graph: ReadonlyMap<string, ModuleNode>,
  needed: ReadonlyMap<string, ReadonlySet<string>>,
  domainOf: ChunkPlanOptions['domainOf'],
): Group[] {
  const entriesOf = new Map<string, string[]>();
  for (const [entry, modules] of needed)
    for (const id of modules) entriesOf.set(id, [...(entriesOf.get(id) ?? []), entry]);
  const importing = countImportingEntries(graph, needed.keys());
  const groups = new Map<string, Group>();
  for (const [id, entries] of entriesOf) {
    const [first = id] = entries;
    const ownEntry = needed.has(id) ? id : entries.length < 2 ? first : undefined;
    const isWithEntry = ownEntry !== undefined && (ownEntry === id || importing.get(id) === 1);
    const domains = new Set(entries.map(domainOf));
    const [domain] = domains.size === 1 ? domains : [];
    const signature = entries.join('\n');
    // what a domain lends to entries of others is not mixed with the rest of it
    const owner = domainOf(id) === undefined || domainOf(id) === domain ? domain : signature;
    const key = isWithEntry ? ownEntry : `${owner}\n${signature}`;
    const group = groups.get(key) ?? {
      modules: [],
      entries: new Set(entries),
      size: 0,
      owner,
      isEntry: isWithEntry,
    };
    group.modules.push(id);
    group.size += graph.get(id)?.size ?? 0;
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Two groups that may be merged, and the characters that this saves. */
interface Merge {
  readonly left: Group;
  readonly right: Group;
  readonly gain: number;
}

interface MergeOptions extends Pick<ChunkPlanOptions, 'graph' | 'weightOf' | 'requestCost' | 'maxWaste'> {
  readonly loaded: ReadonlyMap<string, ReadonlySet<string>>;
}

function mergeGroups(
  groups: Group[],
  { graph, loaded, weightOf, requestCost, maxWaste }: MergeOptions,
): void {
  const groupOf = new Map(groups.flatMap((group) => group.modules.map((id) => [id, group] as const)));
  const closures = new Map<Group, ReadonlySet<Group>>();
  /** characters that each entry loads in vain so far */
  const wasteOf = new Map<string, number>();

  const importsOf = (group: Group) =>
    group.modules.flatMap(
      (id) => graph.get(id)?.imports.flatMap((imported) => groupOf.get(imported) ?? []) ?? [],
    );

  /** Groups that a group imports, directly or through others, itself included. */
  function closureOf(group: Group): ReadonlySet<Group> {
    const known = closures.get(group);
    if (known !== undefined) return known;
    const closure = new Set([group]);
    for (const one of closure) importsOf(one).forEach((imported) => closure.add(imported));
    closures.set(group, closure);
    return closure;
  }

  /** Groups that an entry would load in vain with a group that it does not need. */
  const wastedOn = (entry: string, group: Group) =>
    [...closureOf(group)].filter(
      ({ entries, modules }) =>
        entry !== modules[0] && !entries.has(entry) && !modules.every((id) => loaded.get(entry)?.has(id)),
    );

  const sizeOf = (wasted: readonly Group[]) => wasted.reduce((sum, { size }) => sum + size, 0);

  /**
   * Characters saved: a request for each entry that needs both, less the code loaded in vain by entries that need one;
   * 0 if that, with earlier merges, is too much for one of them.
   */
  function gainOf(left: Group, right: Group): number {
    let gain = 0;
    for (const entry of new Set([...left.entries, ...right.entries])) {
      const missing = left.entries.has(entry) ? (right.entries.has(entry) ? undefined : right) : left;
      const wasted = missing ? sizeOf(wastedOn(entry, missing)) : 0;
      if (wasted > 0 && wasted + (wasteOf.get(entry) ?? 0) > maxWaste) return 0;
      gain += weightOf(entry) * (missing ? -wasted : requestCost);
    }
    return gain;
  }

  /** Whether one of two groups needs the other through a third: merged, they and the third would import each other. */
  const wouldCycle = (left: Group, right: Group) =>
    [left, right].some((from) => {
      const others = importsOf(from).filter((group) => group !== left && group !== right);
      return others.some((group) => closureOf(group).has(left) || closureOf(group).has(right));
    });

  const mergesOf = (left: Group, others: readonly Group[]): Merge[] =>
    others.flatMap((right) => {
      if (left.isEntry || right.isEntry || left.owner !== right.owner) return [];
      const gain = gainOf(left, right);
      return gain > 0 ? [{ left, right, gain }] : [];
    });

  let merges = groups.flatMap((group, index) => mergesOf(group, groups.slice(index + 1)));
  while (merges.length > 0) {
    const best = merges.reduce((one, other) => (other.gain > one.gain ? other : one));
    const { left, right } = best;
    const pair = [left, right];
    // other merges since may have changed what the pair needs
    const gain = wouldCycle(left, right) ? 0 : gainOf(left, right);
    if (gain < best.gain) {
      merges = merges.filter((merge) => merge !== best);
      if (gain > 0) merges.push({ left, right, gain });
      continue;
    }
    const entries = new Set([...left.entries, ...right.entries]);
    for (const entry of entries)
      for (const group of pair)
        if (!group.entries.has(entry)) {
          const wasted = wastedOn(entry, group);
          wasteOf.set(entry, (wasteOf.get(entry) ?? 0) + sizeOf(wasted));
          wasted.forEach((one) => one.entries.add(entry));
        }
    left.modules = [...left.modules, ...right.modules];
    left.entries = entries;
    left.size += right.size;
    for (const id of right.modules) groupOf.set(id, left);
    groups.splice(groups.indexOf(right), 1);
    closures.clear();
    merges = merges.filter((merge) => !pair.includes(merge.left) && !pair.includes(merge.right));
    merges.push(
      ...mergesOf(
        left,
        groups.filter((group) => group !== left),
      ),
    );
  }
}
