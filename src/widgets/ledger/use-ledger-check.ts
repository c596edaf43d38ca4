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
import { mayPrefetch } from '#machines/prefetch/prefetch-policy.ts';
import type { FieldsOf } from '#rules/ledger/ledger-block.ts';
import type { LedgerName } from '#rules/ledger/ledger-origins.ts';
import { createStore, type Store } from '#lib/browser/store.ts';
import { pause } from '#lib/time/pause.ts';
import { whenReaderInteracts } from '#platform/lifecycle/reader-interaction.ts';
import { report } from '#platform/lifecycle/report.ts';
import { readNetwork } from '#platform/network/network.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import {
  loadCheckpoint,
  loadHistory,
  loadKeys,
  needsHistory,
  type LedgerHistory,
  type ProvenHead,
} from './ledger-calls.ts';
import { rememberCheckpoint, rememberKeys } from './ledger-memory.ts';
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
  const [{ actor, loadAhead }] = useState(() => startLedgerCheck(gateway, shown));
  const snapshot = useSelector(actor, (now) => now);
  useEffect(() => () => actor.send({ type: 'whole-check.stopped' }), [actor]);
  useEffect(() => {
    let isMounted = true;
    void whenReaderInteracts().then(() => isMounted && loadAhead());
    return () => {
      isMounted = false;
    };
  }, [loadAhead]);
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
): { readonly actor: ActorRefFrom<typeof ledgerCheckMachine>; readonly loadAhead: () => void } {
  /** taken by the next check */
  let ahead: Promise<LedgerHistory> | undefined;
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
            running = requestCheck(gateway, shown.get(), ahead);
            ahead = undefined;
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
  return {
    actor: actor.start(),
    /** A page that has all but the history, and a device that needs one: the check then waits for its code only. */
    loadAhead() {
      const { source, entry } = shown.get();
      if (entry?.proofContext === undefined || !mayPrefetch(readNetwork())) return;
      const head = headIn(entry);
      if (!needsHistory(source.ledger, head)) return;
      const loading = loadHistory(gateway, source.ledger, head);
      ahead = loading;
      loading.catch((cause: unknown) => {
        report('ledger history', cause);
        // the check loads it again
        if (ahead === loading) ahead = undefined;
      });
    },
  };
}

/**
 * Starts everything that a check loads at once: on a phone's network each request in turn would take most of a second.
 * The code is lazy loaded with it.
 */
function requestCheck<Fields extends FieldsOf<Fields>>(
  gateway: Gateway,
  { source, entry }: LedgerCheckInput<Fields>,
  ahead: Promise<LedgerHistory> | undefined,
) {
  if (entry === undefined) throw new Error('there is no record to check');
  const { block } = entry;
  const code = import('./record-check.ts');
  const proven = loadProven(gateway, source.ledger, entry, ahead);
  // awaited in turn; until then a rejection is not unhandled
  for (const part of [code, proven]) part.catch(() => undefined);
  return { source, block, code, proven };
}

async function loadProven<Fields>(
  gateway: Gateway,
  ledger: LedgerName,
  entry: LedgerEntry<Fields>,
  ahead: Promise<LedgerHistory> | undefined,
) {
  const { proof, proofContext } = entry;
  if (proof === undefined) throw new Error('the gateway sent no proof of this record');
  if (proofContext !== undefined) rememberKeys(ledger, proofContext.keys);
  const [keys, history] = await Promise.all([
    proofContext?.keys ?? loadKeys(gateway, ledger),
    ahead ?? loadHistory(gateway, ledger, headIn(entry)),
  ]);
  return { proof, keys, history };
}

/** The head in a proof file, which the lazy loaded code reads properly; its size is 0 if it is not there. */
function headIn<Fields>({ proof = '', proofContext }: LedgerEntry<Fields>): ProvenHead {
  const [, size = 0] = /\n\n[^\n]+\n(\d{1,15})\n/.exec(proof) ?? [];
  return { size: Number(size), signedAt: proofContext?.signedAt };
}

/** Logs the cause of a failed step. */
async function logged<T>(what: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    report(`ledger check: ${what}`, cause);
    throw cause;
  }
}
