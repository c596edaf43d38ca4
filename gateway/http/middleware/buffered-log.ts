import type { LogStream } from './request-log.ts';

const flushDelayMs = 20;
/** UTF-16 code units; as Chinese text this fits the 64 KB buffer of a Linux pipe */
const maxBuffered = 16_384;

export interface BufferedLog extends LogStream {
  /** Writes the buffered lines. */
  flush(): void;
}

/**
 * Buffers log lines for some milliseconds and writes them at once. Each write is a system call that the current request
 * waits for, and wakes the process that reads the log.
 */
export function bufferLines(write: (lines: string) => void): BufferedLog {
  let buffered = '';
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (buffered === '') return;
    const lines = buffered;
    buffered = '';
    write(lines);
  }

  return {
    write(line) {
      buffered += line;
      if (buffered.length >= maxBuffered) flush();
      // does not keep the process alive: the rest is written on exit
      else timer ??= setTimeout(flush, flushDelayMs).unref();
    },
    flush,
  };
}

/** The log on standard output; flushed on exit, and without an error when the reader is gone (EPIPE). Call it once. */
export function logToStandardOutput(): LogStream {
  const lines = bufferLines((text) => void process.stdout.write(text));
  process.on('exit', lines.flush);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return lines;
}
