import type { Rolldown } from 'vite';

interface ModuleGraph {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

/** What is loaded before any page is taken over. */
const entry = /[\\/]index\.html$/;
/** The page that readers arrive at from outside. */
const story = /[\\/]general\.\$\.tsx\?tsr-split=component/;
/** All addresses of the app, which a story does without. */
const routes = /[\\/]route-tree\.gen\.ts$/;
/** What fetches: the story's loader with the query library, and the gateway's client. */
const fetching = /\?tsr-split=loader|[\\/]src[\\/]app[\\/]gateway\.ts$/;

/** What knows no feature and no widget but the bindings, and is shared by most pages. */
const lowest =
  /[\\/]src[\\/](?:ui|lib|platform|gestures|widgets[\\/](?:endless-list|gateway|notice|now|outbox|session|sound))[\\/]|[\\/]sdk[\\/]/;
/** The gallery as it is opened: one file, whoever opens it. */
const opened =
  /[\\/]widgets[\\/]gallery[\\/](?!gallery-trigger|use-gallery-links|use-fetch-ahead)|[\\/]machines[\\/]gallery[\\/]/;
const libraries = /[\\/]node_modules[\\/]/;

/**
 * Which modules share a file. Every file of a first view costs a request and a compression of its own, so a story comes
 * in two: `app`, which holds what the entry needs and what the story's page shares with others, and the page's own.
 * All other addresses are one file, `tree`; what fetches is one as well, needed as a whole with the first call. What stands at
 * the bottom of the layers is `base`, and the libraries stand by themselves: joined with what uses them, files would come to
 * need each other, and then a module runs before one that it needs. The rest is a file for each folder: folders do not need
 * each other in circles, and so neither do their files; parts of a folder, joined by their size, did.
 * There are twenty-eight such files; fourteen when they were joined by size, sixty-two if none were joined.
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
      debugName: 'tree',
      name: (id, graph) => (isPartOf(routes, id, graph) ? 'tree' : null),
      priority: 2.5,
    },
    {
      debugName: 'data',
      name: (id, graph) => (isPartOf(fetching, id, graph) ? 'data' : null),
      priority: 2,
    },
    { name: 'base', test: lowest, minShareCount: 2, priority: 1.5 },
    {
      name: 'lib',
      test: libraries,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 8_000,
      priority: 1.2,
    },
    { name: 'part~gallery', test: opened, minShareCount: 2, priority: 1.1 },
    { name: folderOf, minShareCount: 2, priority: 1 },
  ];
}

/** The widget, the feature or the machines that a module belongs to; the app's own parts are one. All are called alike. */
function folderOf(id: string): string {
  const [, layer, name] = /[\\/](machines|widgets|features)[\\/]([\w-]+)[\\/]/.exec(id) ?? [];
  return layer === undefined || layer === 'machines' ? `part~${layer}` : `part~${layer}-${name}`;
}

/** A group of its users' names would be a long name that every other file repeats. */
export function chunkName({ name }: { readonly name: string }): string {
  return `assets/${name.replace(/~.*/, '')}-[hash:7].js`;
}

/** As `chunkName`, of the styles that come with a chunk. */
export function styleName({ names }: { readonly names: readonly string[] }): string {
  return `assets/${(names[0] ?? 'asset').replace(/(~.*)?\.[^.]*$/, '')}-[hash:6][extname]`;
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
