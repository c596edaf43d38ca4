import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { appendFile, chown, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Folder of the server's programs as Debian installs them, of the newest version; undefined if only the client is there. */
const programs = (() => {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return undefined;
  return readdirSync(versions)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(versions, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
})();

export const hasPostgres = programs !== undefined;

/** The server refuses to run as root. */
const owner = (() => {
  if (process.getuid?.() !== 0 || !hasPostgres) return undefined;
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
})();

/** Gives a file or folder to the user that the server runs as. */
export async function giveToServer(path: string): Promise<void> {
  if (owner !== undefined) await chown(path, owner.uid, owner.gid);
}

/** Runs a program of PostgreSQL, or of the system, as the server's user. @returns what it prints */
export async function runAsServer(program: string, ...args: readonly string[]): Promise<string> {
  const path = existsSync(join(programs ?? '', program)) ? join(programs ?? '', program) : program;
  const { stdout } = await promisify(execFile)(path, [...args], { ...owner, cwd: '/' });
  return stdout;
}

/** Runs a statement. @returns the first column of its rows */
export async function queryServer(databaseUrl: string, text: string): Promise<string[]> {
  const printed = await runAsServer('psql', databaseUrl, '-Atqc', text);
  return printed.split('\n').filter((line) => line !== '');
}

/** Creates the data folder of a server, which the superuser `tester` may use without a password. */
export async function initServer(folder: string, settings: string): Promise<void> {
  await runAsServer('initdb', '-D', folder, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--locale=C');
  await appendFile(join(folder, 'postgresql.conf'), `\n${settings}\n`);
}

/** Starts a server on a port of this machine; resolves once it accepts connections. @throws Error with its log */
export async function startServer(folder: string, port: number): Promise<void> {
  const options = `-h 127.0.0.1 -p ${port} -k ${folder}`;
  const log = join(folder, 'log');
  try {
    // without a log of its own it would keep the pipes of this process open
    await runAsServer('pg_ctl', '-D', folder, '-w', '-o', options, '-l', log, 'start');
  } catch (cause) {
    throw new Error(`PostgreSQL did not start: ${await readFile(log, 'utf8')}`, { cause });
  }
}

/** Restarts a server as an administrator does: it ends its connections, and refuses new ones until it is up. */
export const restartServer = (folder: string) =>
  runAsServer('pg_ctl', '-D', folder, '-w', '-m', 'fast', '-l', join(folder, 'log'), 'restart');

export const stopServer = (folder: string) =>
  runAsServer('pg_ctl', '-D', folder, '-w', '-m', 'immediate', 'stop');
