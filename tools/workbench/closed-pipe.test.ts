import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const command = (name: string) => fileURLToPath(new URL(name, import.meta.url));

test.each([
  // more than a pipe holds
  [command('machines-cli.ts'), '--export', 'json'],
  [command('machine-cli.ts'), 'notice', ...Array.from({ length: 2000 }, () => 'toast.show')],
])('%s ends quietly when its output is cut off, as by head', (...words) => {
  const cut = '{ "$0" "$@"; echo "$?" >&3; } 3>&2 2>&1 | head -c 1 >/dev/null';
  const output = execFileSync('sh', ['-c', `(${cut}) 2>&1`, process.execPath, ...words], {
    encoding: 'utf8',
  });
  expect(output).toBe('0\n');
});
