// Runs on Node 18 and newer without dependencies: node built-ins only.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const oldest = [22, 12];
/** First version that runs TypeScript without a flag. */
const stripsTypes = [22, 18];

/**
 * Finds the Node that runs the project: the pinned one in node_modules, or the running one if none is pinned for this
 * platform.
 * @returns {{ path: string, flags: string[] }}
 */
export function findNode() {
  const ending = process.platform === 'win32' ? '.exe' : '';
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const pinned = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', `node${ending}`);
  if (existsSync(pinned)) return { path: pinned, flags: [] };
  const running = process.versions.node.split('.').map(Number);
  if (isBefore(running, oldest)) {
    throw new Error(
      `这台机器需要 Node ${oldest.join('.')} 或更新的版本，现在是 ${process.versions.node}，请先升级 Node。\n` +
        `Node ${oldest.join('.')} or newer is needed on this machine, this is ${process.versions.node}: upgrade Node first.`,
    );
  }
  return {
    path: process.execPath,
    flags: isBefore(running, stripsTypes) ? ['--experimental-strip-types'] : [],
  };
}

function isBefore([major = 0, minor = 0], [otherMajor, otherMinor]) {
  return major < otherMajor || (major === otherMajor && minor < otherMinor);
}
