import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createActor, fromPromise, type InspectionEvent } from 'xstate';
import { connectivityMachine } from '../../machines/connectivity/connectivity.machine.ts';
import { sessionMachine, type TokenInfo } from '../../machines/session/session.machine.ts';
import { inspectActors } from './inspect-actors.ts';

const root = join(import.meta.dirname, '../..');

test('every actor that starts later is reported once, with its children, events and snapshots', () => {
  const seen: InspectionEvent[] = [];
  const stop = inspectActors({ next: (event) => void seen.push(event) });
  onTestFinished(stop);
  const fetchTokenInfo = fromPromise<TokenInfo, { token: string }>(() => new Promise(() => {}));
  const session = createActor(sessionMachine.provide({ actors: { fetchTokenInfo } })).start();
  session.send({ type: 'navigation.done', token: 't' });
  const network = createActor(connectivityMachine).start();
  network.send({ type: 'network.lost' });
  const of = (type: string) => seen.filter((event) => event.type === type);
  expect(of('@xstate.actor').map(({ actorRef }) => actorRef.sessionId)).toEqual([
    session.sessionId,
    expect.any(String),
    network.sessionId,
  ]);
  expect(of('@xstate.event').map((event) => 'event' in event && event.event.type)).toEqual(
    expect.arrayContaining(['navigation.done', 'network.lost']),
  );
  expect(of('@xstate.snapshot').length).toBeGreaterThan(2);
  stop();
  const before = seen.length;
  createActor(connectivityMachine).start().send({ type: 'network.lost' });
  expect(seen.length).toBe(before);
});

/** the inspector's address; XState itself only links to its documentation there */
const inspectorAddress = /stately\.ai\/(?:registry\/)?inspect/;

test('no build contains the inspector', async () => {
  const inspector = join(root, 'node_modules/@statelyai/inspect/dist/index.mjs');
  expect(await readFile(inspector, 'utf8')).toMatch(inspectorAddress);
  for (const folder of ['dist', 'dist-server', 'dist-machines']) {
    if (!existsSync(join(root, folder))) continue;
    const files = (await readdir(join(root, folder), { recursive: true })).filter((name) =>
      name.endsWith('.js'),
    );
    for (const name of files)
      expect(await readFile(join(root, folder, name), 'utf8'), name).not.toMatch(inspectorAddress);
  }
});
