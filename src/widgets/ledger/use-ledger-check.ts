import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import type { Gateway } from 'qlwb-gateway-sdk';
import {
  ledgerCheckMachine,
  type CompareResult,
  type HashResult,
  type ProveResult,
  type SeenCheckpoint,
  type WholeResult,
} from '#machines/ledger-check/ledger-check.machine.ts';
import type { FieldsOf } from '#rules/ledger/ledger-block.ts';
import type { LedgerName } from '#rules/ledger/ledger-origins.ts';
import { createStore, type Store } from '#lib/browser/store.ts';
import { pause } from '#lib/time/pause.ts';
import { report } from '#platform/lifecycle/report.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { loadCheckpoint, loadHistory, loadKeys } from './ledger-calls.ts';
import { rememberCheckpoint } from './ledger-memory.ts';
import type { LedgerEntry, LedgerSource } from './ledger-source.ts';

interface LedgerCheckInput<Fields extends FieldsOf<Fields>> {
  readonly source: LedgerSource<Fields>;
  /** the record to check; absent where only the whole ledger is checked */
  readonly entry?: LedgerEntry<Fields>;
}

/** The checks of one record and of its whole ledger. They check what the page shows when they are started. */
export function useLedgerCheck<Fields extends FieldsOf<Fields>>(input: LedgerCheckInput<Fields>) {
  const gateway = useGateway();
  const [shown] = useState(() => createStore(input));
  useEffect(() => shown.set(input));
  const [actor] = useState(() => startLedgerCheck(gateway, shown));
  const snapshot = useSelector(actor, (now) => now);
  useEffect(() => () => actor.send({ type: 'whole-check.stopped' }), [actor]);
  return {
    snapshot,
    check: () => actor.send({ type: 'check.requested' }),
    checkWhole: () => actor.send({ type: 'whole-check.requested' }),
    stopWhole: () => actor.send({ type: 'whole-check.stopped' }),
  };
}

function startLedgerCheck<Fields extends FieldsOf<Fields>>(
  gateway: Gateway,
  shown: Store<LedgerCheckInput<Fields>>,
): ActorRefFrom<typeof ledgerCheckMachine> {
  let running: ReturnType<typeof requestCheck<Fields>> | undefined;
  const begun = () => {
    if (running === undefined) throw new Error('the check has not begun');
    return running;
  };
  const actor = createActor(
    ledgerCheckMachine.provide({
      actors: {
        hash: fromPromise<HashResult, void>(() =>
          logged('hash', async () => {
            running = requestCheck(gateway, shown.get());
            const { checkHashes } = await running.code;
            return checkHashes(running.source.format, running.block);
          }),
        ),
        prove: fromPromise<ProveResult, void>(() =>
          logged('prove', async () => {
            const { source, block, code, proven } = begun();
            const { checkProof } = await code;
            const { proof, keys, history } = await proven;
            return checkProof(source, { block, proof }, { keys, time: history.time });
          }),
        ),
        compare: fromPromise<CompareResult, { checkpoint: SeenCheckpoint }>(({ input: { checkpoint } }) =>
          logged('compare', async () => {
            const { code, proven } = begun();
            const { checkHistory } = await code;
            const {
              history: { remembered, hashes },
            } = await proven;
            return checkHistory(remembered, checkpoint, hashes);
          }),
        ),
        checkWhole: fromPromise<WholeResult, void>(({ signal }) =>
          logged('whole check', async () => {
            const { source } = shown.get();
            const { ledger, loadBlocks } = source;
            const code = import('./check-whole-ledger.ts');
            // at once with the code: on a phone's network each request in turn would take most of a second
            const start = Promise.all([
              loadKeys(gateway, ledger),
              loadCheckpoint(gateway, ledger),
              loadBlocks(1, signal),
            ]);
            // awaited below; until then a rejection is not unhandled
            start.catch(() => undefined);
            const { checkWholeLedger } = await code;
            const [keys, { text }, first] = await start;
            return checkWholeLedger(source, {
              keys,
              checkpoint: text,
              first,
              yieldToInput: () => pause(0, signal),
              onProgress: (height, of) => actor.send({ type: 'whole-check.progressed', height, of }),
              signal,
            });
          }),
        ),
      },
      actions: {
        rememberCheckpoint: (_, { checkpoint }) => rememberCheckpoint(begun().source.ledger, checkpoint),
      },
    }),
  );
  return actor.start();
}

/**
 * Starts everything that a check loads at once: on a phone's network each request in turn would take most of a second.
 * The code is lazy loaded with it.
 */
function requestCheck<Fields extends FieldsOf<Fields>>(
  gateway: Gateway,
  { source, entry }: LedgerCheckInput<Fields>,
) {
  if (entry === undefined) throw new Error('there is no record to check');
  const { block, proof } = entry;
  const code = import('./record-check.ts');
  const proven = loadProven(gateway, source.ledger, proof);
  // awaited in turn; until then a rejection is not unhandled
  for (const part of [code, proven]) part.catch(() => undefined);
  return { source, block, code, proven };
}

async function loadProven(gateway: Gateway, ledger: LedgerName, proof: string | undefined) {
  if (proof === undefined) throw new Error('the gateway sent no proof of this record');
  const [keys, history] = await Promise.all([
    loadKeys(gateway, ledger),
    loadHistory(gateway, ledger, sizeIn(proof)),
  ]);
  return { proof, keys, history };
}

/** The size of the tree in a proof file, which the lazy loaded code reads properly; 0 if it is not there. */
const sizeIn = (proof: string): number => Number(/\n\n[^\n]+\n(\d{1,15})\n/.exec(proof)?.[1] ?? 0);

/** Logs the cause of a failed step. */
async function logged<T>(what: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    report(`ledger check: ${what}`, cause);
    throw cause;
  }
}
