import { Failure } from '../../contract/failure.ts';
import type { Handlers } from '../../contract/handler.ts';

type LedgerOperation = 'getLedgerCheckpoint' | 'getLedgerConsistency' | 'getLedgerKeys';

export function ledgerHandlers(): Pick<Handlers, LedgerOperation> {
  const notReady = () => Promise.reject(new Failure(503, '账本还在准备中'));
  return { getLedgerCheckpoint: notReady, getLedgerConsistency: notReady, getLedgerKeys: notReady };
}
