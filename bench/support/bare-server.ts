import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(import.meta.url);

/**
 * Starts `node:http` in a process: it reads each request to its end and answers with as many bytes, always the same.
 * @param size in bytes
 */
export async function startBareServer(size: number): Promise<{ readonly origin: string; stop(): void }> {
  const child = fork(program, [String(size)]);
  const [origin] = (await once(child, 'message')) as [string];
  return { origin, stop: () => void child.kill() };
}

if (process.argv[1] === program) {
  const body = Buffer.alloc(Number(process.argv[2]), 'a');
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
      response.end(body);
    });
  }).listen(0, '127.0.0.1', () => {
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
}
