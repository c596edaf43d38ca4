import { Agent, request } from 'node:http';

export interface Load {
  readonly perSecond: number;
  /** ms */
  readonly p50: number;
  readonly p99: number;
}

const connections = 10;
const requests = 3000;

/** Sends a bounded number of POST requests over a few kept connections of this machine. */
export async function measureLoad(address: string, body: string): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let sent = 0;
  const from = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (sent < requests) {
        sent += 1;
        const start = performance.now();
        await send(agent, address, body);
        times.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - from) / 1000;
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

function send(agent: Agent, address: string, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(
      address,
      {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`status ${answer.statusCode}`));
        answer.resume();
        answer.once('end', resolve);
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}
