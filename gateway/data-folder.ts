import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './db/start-error.ts';

/** permission bits of other users and of the group */
const othersBits = 0o077;
/** of a folder in which everybody may create files, such as /tmp */
const stickyBit = 0o1000;

/** Entries of the folder that the gateway writes. */
const ownEntry = /^(?:gateway\.sqlite.*|keys|media|cache|copies|uploads|store-id|sms-outbox\.jsonl.*)$/;

/**
 * Creates the data folder for media and resized pictures, which the gateway also needs with a PostgreSQL server. The folder
 * and what the gateway wrote to it become accessible to the gateway's user only.
 * @param warn prints a line for the operator
 * @throws StartError when it cannot be created or written
 */
export function prepareDataFolder(folder: string, warn: (line: string) => void): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartError(
      `数据目录 ${folder} 无法使用（${reasonOf(cause)}）。请确认目录可写，或用 DATA_DIR=<目录> 换一个目录。\n` +
        `The data directory ${folder} cannot be used: make it writable, or name another one with DATA_DIR=<directory>.`,
      { cause },
    );
  }
  // Windows has no such bits: a folder inherits the rights of the one above
  if (process.platform !== 'win32') repairModes(folder, warn);
}

function repairModes(folder: string, warn: (line: string) => void): void {
  const names = readdirSync(folder);
  const own = names.filter((name) => ownEntry.test(name)).map((name) => join(folder, name));
  const { mode } = statSync(folder);
  const isFolderOpen = (mode & othersBits) !== 0;
  // a walk through all media takes long, and an entry is reached through these only
  if (!isFolderOpen && !own.some(isOpen)) return;
  try {
    own.forEach(closeToOthers);
    if (isFolderOpen) {
      if (own.length < names.length || (mode & stickyBit) !== 0) return warn(needsOwnFolder(folder));
      chmodSync(folder, 0o700);
    }
    warn(
      `数据目录 ${folder} 此前可被本机其他用户读取，现已收回权限。\n` +
        `The data directory ${folder} could be read by other users of this machine; their access is now removed.`,
    );
  } catch (cause) {
    warn(
      `数据目录 ${folder} 可被本机其他用户读取，且无法收回（${reasonOf(cause)}）。请执行 chmod -R go-rwx ${folder}\n` +
        `The data directory ${folder} can be read by other users of this machine: run chmod -R go-rwx ${folder}`,
    );
  }
}

const needsOwnFolder = (folder: string) =>
  `数据目录 ${folder} 里还有别的文件，本机其他用户可以进入。请换一个专用目录（DATA_DIR），或执行 chmod 700 ${folder}\n` +
  `The data directory ${folder} holds other files too, and other users of this machine can enter it: use a folder of its own (DATA_DIR), or run chmod 700 ${folder}`;

/** Whether others have access to a file or folder. A symbolic link has no rights of its own. */
function isOpen(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found !== undefined && !found.isSymbolicLink() && (found.mode & othersBits) !== 0;
}

/** Removes the access of others from a file, or from a folder and everything in it; links are not followed. */
function closeToOthers(path: string): void {
  // files come and go while another gateway runs on the folder
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.isSymbolicLink()) return;
  if (found.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name));
  if ((found.mode & othersBits) !== 0) chmodSync(path, found.mode & 0o700);
}

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
