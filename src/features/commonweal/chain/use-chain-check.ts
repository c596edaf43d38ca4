import { useEffect, useRef, useState } from 'react';
import type { ServiceRecord } from '#rules/commonweal/service-record.ts';
import type { ChainVerdict } from '#rules/ledger/check-chain.ts';
import { pause } from '#lib/time/pause.ts';
import { report } from '#platform/lifecycle/report.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { failureText } from '#widgets/notice/failure-text.ts';
import { blocksFrom } from './chain-queries.ts';

export type ChainCheck =
  | { readonly state: 'idle' }
  | { readonly state: 'checking'; readonly height: number; readonly of: number }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'done'; readonly verdict: ChainVerdict<keyof ServiceRecord> };

/** Checks the chain on demand, one check at a time. */
export function useChainCheck() {
  const gateway = useGateway();
  const [check, setCheck] = useState<ChainCheck>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(new Error('the page is left')), []);

  async function run({ signal }: AbortController): Promise<ChainVerdict<keyof ServiceRecord>> {
    const [{ checkChainInSlices }, { sha256 }] = await Promise.all([
      import('./chain-check.ts'),
      import('#lib/crypto/sha256.ts'),
    ]);
    return checkChainInSlices({
      load: (fromHeight) => blocksFrom(gateway, fromHeight),
      sha256,
      clock: () => performance.now(),
      yieldToInput: () => pause(0, signal),
      onProgress: (height, of) => setCheck({ state: 'checking', height, of }),
    });
  }

  async function begin() {
    const mine = new AbortController();
    running.current?.abort(new Error('a new check has started'));
    running.current = mine;
    setCheck({ state: 'checking', height: 0, of: 0 });
    try {
      const verdict = await run(mine);
      if (!mine.signal.aborted) setCheck({ state: 'done', verdict });
    } catch (cause) {
      // aborted by this component
      if (mine.signal.aborted) return;
      report('chain check', cause);
      setCheck({ state: 'failed', reason: failureText(cause) });
    }
  }

  return { check, begin: () => void begin() };
}
