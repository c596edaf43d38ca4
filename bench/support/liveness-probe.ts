import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';

const intervalMs = 20;
const program = fileURLToPath(import.meta.url);

interface Probe {
  readonly ms: number;
}

/**
 * Asks for `/livez` regularly on a connection of its own, in a process, so that the load of this one delays no measurement.
 */
export function probeLiveness(origin: string): { stop(): Promise<readonly Probe[]> } {
  const child = fork(program, [origin]);
  return {
    async stop() {
      const received = once(child, 'message') as Promise<[readonly Probe[]]>;
      child.send('stop');
      return (await received)[0];
    },
  };
}

if (process.argv[1] === program) {
  const probes: Probe[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const stop = new AbortController();
  process.once('message', () => stop.abort());
  while (!stop.signal.aborted) {
    const from = performance.now();
    await new Promise<void>((resolve, reject) => {
      get(`${process.argv[2]}/livez`, { agent }, (response) => response.resume().once('end', resolve)).once(
        'error',
        reject,
      );
    });
    probes.push({ ms: performance.now() - from });
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
  agent.destroy();
  process.send?.(probes);
  process.disconnect();
}
