import { notFound } from '../../contract/failure.ts';
import type { Handlers } from '../../contract/handler.ts';
import { fieldFailure } from '../shared/field-failure.ts';
import type { SignedLedgers } from '../shared/ledger/signed-ledgers.ts';

type LedgerOperation = 'getLedgerCheckpoint' | 'getLedgerConsistency' | 'getLedgerKeys';

export function ledgerHandlers(ledgers: SignedLedgers): Pick<Handlers, LedgerOperation> {
  return {
    getLedgerCheckpoint: ({ query: { ledger } }) => ledgers.checkpoint(ledger),

    getLedgerConsistency: async ({ query: { ledger, from, to } }) => {
      if (from > to) throw fieldFailure('query.from', 'order', `开始的条数不能大于结束的条数 ${to}`);
      const hashes = await ledgers.consistency(ledger, from, to);
      if (hashes === undefined) throw notFound(`账本还没有 ${to} 条记录`);
      return { hashes, checkpoint: await ledgers.checkpoint(ledger) };
    },

    getLedgerKeys: async ({ query: { ledger } }) => ({ keys: await ledgers.keys(ledger) }),
  };
}
