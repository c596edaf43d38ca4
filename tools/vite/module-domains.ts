import type { ModuleNode } from './chunk-plan.ts';

const feature = /(?:^|[\\/])src[\\/]features[\\/]([\w-]+)[\\/]/;
const sharedPart = /[\\/]shared[\\/]/;
const routePage = /[\\/]routes[\\/][^\\/]+\?tsr-split/;
const routeFile = /[\\/](?:routes[\\/]|route-tree\.gen)/;
/** user of what the app itself loads */
const app = '(app)';

/**
 * The domain (folder of `src/features`) that a module belongs to: by its path, for a route's page by the feature that it
 * shows, and for anything else if only this domain uses it. Modules of several domains are not in the map.
 */
export function domainsOf(graph: ReadonlyMap<string, ModuleNode>): Map<string, string> {
  const domains = new Map<string, string>();
  for (const [id, { imports }] of graph) {
    const own = feature.exec(id)?.[1];
    if (own !== undefined) domains.set(id, own);
    if (!routePage.test(id)) continue;
    const shown = new Set(
      imports
        .filter((imported) => !sharedPart.test(imported))
        .flatMap((imported) => feature.exec(imported)?.[1] ?? []),
    );
    const [only] = shown;
    if (shown.size === 1 && only !== undefined) domains.set(id, only);
  }
  for (const [id, users] of usersOf(graph, domains)) {
    const [only] = users;
    if (users.size === 1 && only !== undefined && only !== app && !domains.has(id)) domains.set(id, only);
  }
  return domains;
}

/** The domains, and the app, from which a module is reached by imports of both kinds. */
function usersOf(
  graph: ReadonlyMap<string, ModuleNode>,
  domains: ReadonlyMap<string, string>,
): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  const starts = new Map<string, string[]>([
    [app, [...graph.keys()].filter((id) => id.endsWith('index.html'))],
  ]);
  for (const [id, domain] of domains) starts.set(domain, [...(starts.get(domain) ?? []), id]);
  for (const [user, ids] of starts) {
    const reached = new Set(ids);
    for (const id of reached) {
      users.set(id, (users.get(id) ?? new Set()).add(user));
      const { imports = [], dynamicImports = [] } = graph.get(id) ?? {};
      for (const next of [...imports, ...dynamicImports])
        // the app reaches every page by the route tree
        if (user !== app || !routeFile.test(next)) reached.add(next);
    }
  }
  return users;
}
