// Runs on any Node from 18 on, with nothing installed: node built-ins only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const stampFile = join(root, 'node_modules', '.installed');

/** Installs what the lock file says, unless exactly that is installed already for this kind of machine. */
export function ensureInstalled() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const stamp = `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  process.stderr.write('正在安装依赖（第一次约需一分钟）… installing dependencies\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, stdout, stderr } = spawnSync(
    npm,
    ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'],
    {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    const reason = `${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-6).join('\n');
    throw new Error(
      `依赖没有装上，请检查网络后再试。\nThe dependencies could not be installed: check the network and try again.\n${reason}`,
    );
  }
  writeFileSync(stampFile, stamp);
}
