import type { Rolldown } from 'vite';

interface ModuleGraph {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

/** What is loaded before any page is taken over. */
const entry = /[\\/]index\.html$/;
/** The page that readers arrive at from outside. */
const story = /[\\/]general\.\$\.tsx\?tsr-split=component/;
/** What fetches: loaders with the query library, and the gateway's client. */
const fetching = /\?tsr-split=loader|[\\/]src[\\/]app[\\/]gateway\.ts$/;

/**
 * Which modules share a file. Every file of a first view costs a request and a compression of its own, so a story comes
 * in two: `app`, which holds what the entry needs and what the story's page shares with others, and the page's own.
 * What fetches is one file as well, needed as a whole with the first call. The rest is shared as it is used.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    {
      debugName: 'app',
      name: (id, graph) =>
        isPartOf(entry, id, graph) || (isPartOf(story, id, graph) && isShared(graph.getModuleInfo(id)))
          ? 'app'
          : null,
      priority: 3,
    },
    {
      debugName: 'data',
      name: (id, graph) => (isPartOf(fetching, id, graph) ? 'data' : null),
      priority: 2,
    },
    { name: 'part', entriesAware: true, entriesAwareMergeThreshold: 12_000, minShareCount: 2, priority: 1 },
  ];
}

/** A group of its users' names would be a long name that every other file repeats. */
export function chunkName({ name }: { readonly name: string }): string {
  return `assets/${name.replace(/~.*/, '')}-[hash].js`;
}

/** @returns whether a module whose name fits needs this one to run, or is it */
function isPartOf(root: RegExp, id: string, graph: ModuleGraph): boolean {
  // grows while it is gone through
  const users = new Set([id]);
  for (const user of users) {
    if (root.test(user)) return true;
    graph.getModuleInfo(user)?.importers.forEach((importer) => users.add(importer));
  }
  return false;
}

function isShared(module: Rolldown.ModuleInfo | null): boolean {
  return module !== null && module.importers.length + module.dynamicImporters.length > 1;
}
