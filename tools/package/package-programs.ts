import { gatewayMemory, importMemory } from '../gateway-memory.mjs';
import { builtName } from '../vite/gateway.ts';

/** Commands of `package.json` that the archive offers too. */
const commands = ['desk', 'import', 'backup', 'backup:verify', 'restore'] as const;

/** Finds the folder of the program without other programs, since there may be no PATH. */
const head = `#!/bin/sh
set -eu
umask 077
case $0 in
  */*) folder=\${0%/*} ;;
  *) folder=. ;;
esac
folder=$(cd "$folder" && pwd -P)
`;

/**
 * The archive's counterpart of \`npm start\`: without NODE_ENV=production the testers' page is available and codes are
 * printed (docs/decisions/0067). The process becomes the gateway, so a service manager signals it directly.
 * @param revision of the sources, or empty
 */
export function startProgram(revision: string): string {
  return `${head}case \${NODE_ENV:-} in
  production) testing=0 ;;
  *) testing=1 ;;
esac
export NODE_ENV="\${NODE_ENV:-production}"
export GATEWAY_MACHINES_PAGE="\${GATEWAY_MACHINES_PAGE-$testing}"
export ALLOW_LOCAL_SMS="\${ALLOW_LOCAL_SMS:-$testing}"
export BUILD_REVISION="\${BUILD_REVISION:-${revision}}"
case \${DATA_DIR:-data} in
  /*) data=\${DATA_DIR} ;;
  *) data=$folder/\${DATA_DIR:-data} ;;
esac
export NODE_COMPILE_CACHE="\${NODE_COMPILE_CACHE:-$data/cache/compiled}"
exec "$folder/node/node" ${gatewayMemory.join(' ')} "$folder/dist-gateway/main.js" "$@"
`;
}

/** `./command <name> …` runs what `npm run <name> -- …` runs in a repository. */
export function commandProgram(scripts: Readonly<Record<string, string>>): string {
  const cases = commands.map((name) => {
    const line = /^node tools\/(?:run\.mjs )?(.+)$/.exec(scripts[name] ?? '')?.[1];
    if (line === undefined)
      throw new Error(`package.json has no script ${name} that a program can be made of`);
    const [script = '', ...args] = line === 'import.mjs' ? ['gateway/import/import-cli.ts'] : line.split(' ');
    const flags = line === 'import.mjs' ? importMemory : [];
    const words = ['"$folder/node/node"', ...flags, `"$folder/dist-gateway/${builtName(script)}"`, ...args];
    return `  ${name}) exec ${words.join(' ')} "$@" ;;`;
  });
  return `${head}name=\${1:-}
[ $# -eq 0 ] || shift
case $name in
${cases.join('\n')}
esac
echo "usage: $0 ${commands.join('|')} …" >&2
exit 2
`;
}
