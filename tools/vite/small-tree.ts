import type { Plugin } from 'vite';

/**
 * All addresses of the app are one file, which grows by each (docs/decisions/0026). Here the words are left out of it that
 * the router's plugin writes and nobody reads.
 */
export function smallTree(): Plugin {
  return {
    name: 'small-tree',
    apply: 'build',
    transform(code, id) {
      if (/[\\/]route-tree\.gen\.ts$/.test(id)) return { code: withoutNames(code), map: null };
      return code.includes('$$split') ? { code: withOneImporter(code), map: null } : undefined;
    },
  };
}

/**
 * What loads a route's data, what stands in for its page and the page are in one file; each says which file that is, and
 * with it all that the file needs. Here they say it once.
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

/** Routes are named for their types, and by their paths where they have no other id. */
export function withoutNames(code: string): string {
  return code
    .replace(
      /(const \w+Children\b[^=]*= )\{([^}]*)\}/g,
      (_all, start: string, routes: string) => `${start}[${routes.replace(/\w+: */g, '')}]`,
    )
    .replace(/\bid: (['"][^'"]+['"]),(\s*path: \1)/g, '$2');
}
