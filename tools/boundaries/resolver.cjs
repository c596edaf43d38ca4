// Resolves imports for the boundaries rule: relative paths, the package's `#…` imports and the SDK by its package name.
// Everything else is a third-party package and has no boundary.
const { existsSync, statSync } = require('node:fs');
const { dirname, join, resolve } = require('node:path');

const root = resolve(__dirname, '..', '..');
const sdk = 'qlwb-gateway-sdk';
const { imports } = require(join(root, 'package.json'));
const { exports: sdkExports } = require(join(root, 'sdk', 'package.json'));

exports.interfaceVersion = 2;

exports.resolve = (source, file) => {
  const path = locate(source, file);
  if (path === undefined) return { found: false };
  return existsSync(path) && statSync(path).isFile() ? { found: true, path } : { found: false };
};

function locate(source, file) {
  if (source.startsWith('.')) return resolve(dirname(file), source);
  if (source.startsWith('#')) return target(imports, source, root);
  if (source === sdk || source.startsWith(`${sdk}/`))
    return target(sdkExports, `.${source.slice(sdk.length)}`, join(root, 'sdk'));
  return undefined;
}

/** Looks a name up in an imports or exports table with at most one `*` per entry. */
function target(table, name, folder) {
  for (const [pattern, to] of Object.entries(table)) {
    const [before, after] = pattern.split('*');
    if (after === undefined ? name === pattern : name.startsWith(before) && name.endsWith(after)) {
      const rest = after === undefined ? '' : name.slice(before.length, name.length - after.length);
      return join(folder, to.replace('*', rest));
    }
  }
  return undefined;
}
