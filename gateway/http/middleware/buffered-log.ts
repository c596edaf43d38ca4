import type { LogStream } from './request-log.ts';

/** ms that a line waits for others: whoever follows the log sees it as if it were at once */
const longestWait = 20;
/** UTF-16 units that wait at most: as Chinese text no more than a pipe of Linux takes at once */
const most = 16_384;

export interface GatheredLines extends LogStream {
  /** Writes what waits. */
  flush(): void;
}

/**
 * Gathers the lines of some milliseconds to one write. Each write is a system call that the request behind the line waits
 * for, and wakes up whoever reads the log.
 */
export function gatherLines(write: (lines: string) => void): GatheredLines {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === '') return;
    const lines = waiting;
    waiting = '';
    write(lines);
  }

  return {
    write(line) {
      waiting += line;
      if (waiting.length >= most) flush();
      // keeps no process alive: what waits is written when it ends
      else timer ??= setTimeout(flush, longestWait).unref();
    },
    flush,
  };
}

/** The log on standard output: whole when the process ends, and whoever read it may be gone. To be opened once. */
export function logToStandardOutput(): LogStream {
  const lines = gatherLines((text) => void process.stdout.write(text));
  process.on('exit', lines.flush);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return lines;
}
