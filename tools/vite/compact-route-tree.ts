import type { Plugin } from 'vite';

/**
 * Shrinks the chunk that contains all routes (docs/decisions/0026) by removing generated code that is redundant at run
 * time.
 */
export function compactRouteTree(): Plugin {
  return {
    name: 'compact-route-tree',
    apply: 'build',
    transform(code, id) {
      if (/[\\/]route-tree\.gen\.ts$/.test(id)) return { code: withoutNames(code), map: null };
      return code.includes('$$split') ? { code: withOneImporter(code), map: null } : undefined;
    },
  };
}

/**
 * The router plugin generates one `import()` per part of a route (loader, pending component, component), each with its list of
 * preloads. Parts in the same file share one.
 */
export function withOneImporter(code: string): string {
  const firstOf = new Map<string, string>();
  const sameAs = new Map<string, string>();
  const once = code.replace(
    /const (\$\$split\w+) = \(\) => import\((['"])(.+?)\2\);/g,
    (importer, name: string, _quote, file: string) => {
      const first = firstOf.get(file);
      if (first === undefined) firstOf.set(file, name);
      else sameAs.set(name, first);
      return first === undefined ? importer : '';
    },
  );
  return once.replace(/\$\$split\w+/g, (name) => sameAs.get(name) ?? name);
}

/** Removes the names of child routes, which serve type inference only, and ids that equal the route's path. */
export function withoutNames(code: string): string {
  return code
    .replace(
      /(const \w+Children\b[^=]*= )\{([^}]*)\}/g,
      (_all, start: string, routes: string) => `${start}[${routes.replace(/\w+: */g, '')}]`,
    )
    .replace(/\bid: (['"][^'"]+['"]),(\s*path: \1)/g, '$2');
}
