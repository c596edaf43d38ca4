import { chainStart } from '../../../rules/ledger/check-chain.ts';
import { Failure, notFound } from '../../contract/failure.ts';
import type { Handlers } from '../../contract/handler.ts';

type LossOperation = 'getLossOverview' | 'searchLossNotices' | 'getLossNotice' | 'listLossBlocks';

export function lossHandlers(): Pick<Handlers, LossOperation> {
  return {
    getLossOverview: () => Promise.reject(new Failure(503, '遗失声明还在准备中')),
    searchLossNotices: async () => ({ list: [] }),
    getLossNotice: () => Promise.reject(notFound('没有这条声明')),
    listLossBlocks: async () => ({ list: [], head: chainStart }),
  };
}
