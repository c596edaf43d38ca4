import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { planChunks, reachableModules, type ModuleNode, type PlannedChunk } from './chunk-plan.ts';
import { domainsOf } from './module-domains.ts';

/** Modules of each file of the client build, and the imports of each module, for tests of the build. */
export const chunkReport = join('.cache', 'client-chunks.json');

export interface ChunkReport {
  /** ids of modules by file name; paths from the root of the project */
  readonly files: Readonly<Record<string, readonly string[]>>;
  readonly modules: Readonly<Record<string, ModuleNode>>;
}

const firstChunk = 'app';
/** the page that most readers arrive at from outside */
const storyPage = /[\\/]general\.\$\.tsx\?tsr-split=component/;
/** every other page needs it */
const routeTree = /[\\/]route-tree\.gen\.ts$/;
/** readers go on from a story to the front page */
const frequentEntries =
  /[\\/](?:general\.\$\.tsx\?tsr-split=loader|story\.deferred\.tsx|shell-layer\.tsx|routes[\\/]index\.tsx\?)/;

/** How often an entry is loaded, and waited for, relative to others. */
function weightOf(entry: string): number {
  if (storyPage.test(entry) || routeTree.test(entry)) return 50;
  return frequentEntries.test(entry) ? 16 : 1;
}

/** Characters of source that save one request (docs/decisions/0062-chunks-by-entries.md). */
const requestCost = 6500;
/** Characters of source that no entry loads in vain, however many others gain by it. */
const maxWaste = 20_000;

/** Splits the client build into chunks by the entries that need a module (chunk-plan.ts). */
export function chunking(): { readonly plugin: Plugin; readonly groups: Rolldown.CodeSplittingGroup[] } {
  let chunkOf = new Map<string, string>();
  let modules = new Map<string, ModuleNode>();
  let root = '';
  return {
    plugin: {
      name: 'chunking',
      apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
      configResolved(config) {
        root = config.root;
      },
      buildEnd(error) {
        if (error !== undefined) return;
        modules = readModules(this);
        chunkOf = nameChunks(plan(this, modules));
      },
      async writeBundle(_options, bundle) {
        const short = (id: string) => relative(root, id);
        const shortNode = ({ imports, dynamicImports, size }: ModuleNode): ModuleNode => ({
          imports: imports.map(short),
          dynamicImports: dynamicImports.map(short),
          size,
        });
        const report: ChunkReport = {
          files: Object.fromEntries(
            Object.values(bundle).flatMap((file) =>
              file.type === 'chunk' ? [[file.fileName, file.moduleIds.map(short)]] : [],
            ),
          ),
          modules: Object.fromEntries(Array.from(modules, ([id, node]) => [short(id), shortNode(node)])),
        };
        await mkdir(dirname(join(root, chunkReport)), { recursive: true });
        await writeFile(join(root, chunkReport), JSON.stringify(report));
      },
    },
    groups: [
      {
        name: firstChunk,
        test: (id) => chunkOf.get(id) === firstChunk,
        priority: 1,
        includeDependenciesRecursively: true,
      },
      {
        debugName: 'by entries',
        name: (id) => chunkOf.get(id) ?? null,
        includeDependenciesRecursively: false,
      },
    ],
  };
}

function readModules(context: Rolldown.PluginContext): Map<string, ModuleNode> {
  const modules = new Map<string, ModuleNode>();
  for (const id of context.getModuleIds()) {
    const module = context.getModuleInfo(id);
    if (module === null) continue;
    const { importedIds, dynamicallyImportedIds, code } = module;
    modules.set(id, {
      imports: importedIds,
      dynamicImports: dynamicallyImportedIds,
      size: code?.length ?? 0,
    });
  }
  return modules;
}

function plan(context: Rolldown.PluginContext, graph: ReadonlyMap<string, ModuleNode>): PlannedChunk[] {
  const ids = [...graph.keys()];
  const story = ids.find((id) => storyPage.test(id));
  if (story === undefined) throw new Error('the client build has no page of a story');
  const isShared = (id: string) => {
    const module = context.getModuleInfo(id);
    return module !== null && module.importers.length + module.dynamicImporters.length > 1;
  };
  const domains = domainsOf(graph);
  return planChunks({
    graph,
    // with what the page of a story shares with pages of other domains: its first screen waits for each file
    initial: [
      ...ids.filter((id) => context.getModuleInfo(id)?.isEntry),
      ...[...reachableModules(graph, [story])].filter((id) => isShared(id) && !domains.has(id)),
    ],
    domainOf: (id) => domains.get(id),
    weightOf,
    requestCost,
    maxWaste,
  });
}

/** Chunks are numbered; `chunkName` drops the number. */
function nameChunks([first, ...others]: readonly PlannedChunk[]): Map<string, string> {
  const names = new Map(first?.modules.map((id) => [id, firstChunk]));
  others.forEach(({ modules }, index) => {
    for (const id of modules) names.set(id, `part~${index}`);
  });
  return names;
}

/** All shared chunks are called alike: the route tree repeats the names of all files, and names alike compress well. */
export function chunkName({ name }: { readonly name: string }): string {
  return `assets/${name.replace(/~.*/, '')}-[hash:7].js`;
}

/** As `chunkName`, of the styles that come with a chunk. */
export function styleName({ names }: { readonly names: readonly string[] }): string {
  return `assets/${(names[0] ?? 'asset').replace(/(~.*)?\.[^.]*$/, '')}-[hash:6][extname]`;
}
