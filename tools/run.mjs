// `node tools/run.mjs <script.ts> [argument…]`: installs missing dependencies and runs a script with the project's Node.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node.mjs';
import { root } from './paths.mjs';

const parentPollMs = 250;
const parent = process.ppid;

/**
 * Calls back when the shell between npm and this process has ended. npm sends a signal to that shell only, and dash ends
 * without passing it on: this process would run on without npm. Outside npm a parent may end for any reason.
 * @param {() => void} onEnd
 * @returns {() => void} stops watching
 */
function watchParent(onEnd) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onEnd();
  }, parentPollMs);
  return () => clearInterval(timer);
}

/**
 * Runs a script and resolves to its exit code; signals are forwarded, and the end of npm is forwarded as SIGTERM.
 * @param {string} script path from the repository root
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [environment]
 * @param {string[]} [nodeFlags] extra flags for Node
 * @returns {Promise<number>}
 */
export function runScript(script, args, environment = {}, nodeFlags = []) {
  const { path, flags } = findNode();
  const binaries = [dirname(path), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(
    delimiter,
  );
  const child = spawn(path, [...flags, ...nodeFlags, join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: binaries, ...environment },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const stopWatching = watchParent(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  }).finally(stopWatching);
}

/** Runs the main function of a command; on failure prints the message without a stack and exits with 1. */
export async function runCommand(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

if (process.argv[1] !== undefined && process.argv[1].endsWith('run.mjs')) {
  const [script = '', ...args] = process.argv.slice(2);
  await runCommand(() => {
    ensureInstalled();
    return runScript(script, args);
  });
}
