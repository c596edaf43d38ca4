// Runs on Node 18 and newer without dependencies: node built-ins only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Installs the dependencies of the lock file, unless they are already installed for this platform.
 * @param {string} [folder] repository root
 */
export function ensureInstalled(folder = root) {
  const stampFile = join(folder, 'node_modules', '.installed');
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const stamp = `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  // `npm ci` deletes node_modules under running processes: skip it if npm has already brought the folder up to date
  if (!isInstalled(folder, lock)) install(folder);
  writeFileSync(stampFile, stamp);
}

/**
 * Compares npm's record of installed packages with the lock file: every package required on this platform, in its version,
 * and no other.
 * @param {string} folder
 * @param {string} lock text of the lock file
 */
function isInstalled(folder, lock) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(lock).packages;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  return (
    Object.keys(present).every((place) => wanted[place] !== undefined) &&
    Object.entries(wanted).every(([place, entry]) => {
      if (!place.includes('node_modules/')) return true;
      const found = present[place];
      if (found === undefined) return !isNeededHere(entry);
      return found.integrity === entry.integrity && existsSync(join(folder, place));
    })
  );
}

/** An optional package is required if it names this platform; of packages for a specific libc npm installs one. */
function isNeededHere({ optional, os, cpu, libc }) {
  if (optional !== true) return true;
  return (
    libc === undefined && os?.includes(process.platform) === true && cpu?.includes(process.arch) === true
  );
}

function install(folder) {
  process.stderr.write('正在安装依赖（第一次约需一分钟）… installing dependencies\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { error, status, stdout, stderr } = spawnSync(
    npm,
    ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status === 0) return;
  const reason = error?.message ?? `${stdout}${stderr}`.trim().split('\n').slice(-6).join('\n');
  throw new Error(
    `依赖没有装上，请检查网络后再试。\nThe dependencies could not be installed: check the network and try again.\n${reason}`,
  );
}
