import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * How V8 keeps the gateway's memory, for a process that answers many small requests. A small nursery is swept in less
 * than a millisecond. The old generation begins at twice what a gateway needs: from its own small beginning V8 collects it
 * several times a second under load, and each time ten requests wait for ten milliseconds. A larger beginning is filled with
 * what nobody needs any more, and so is one that grows to a multiple of what lives: it may grow by a third. One thread helps
 * V8 to collect and to compile, in place of four: each keeps pages of its own while it moves what lives on, and compiles in
 * memory of its own that it does not give back; on two cores more of them only stand in the way of requests.
 */
export const gatewayMemory = [
  '--max-semi-space-size=8',
  '--initial-old-space-size=64',
  '--v8-pool-size=1',
  '--heap-growing-percent=30',
];

/** The same for an import, with a small heap: by default V8 lets garbage take as much memory as is in use. */
export const importMemory = ['--max-semi-space-size=4', '--max-old-space-size=128'];

/** Where Node keeps the compiled code of each module: from the second start on it need not compile them. */
export const compileCache = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(root, 'node_modules', '.cache', 'compiled'),
};
