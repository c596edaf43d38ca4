import type { FieldsOf, LedgerBlock, StoredBlock } from '../../../rules/ledger/ledger-block.ts';
import type { LedgerName } from '../../../rules/ledger/ledger-origins.ts';
import type { Database } from '../../db/database.ts';
import { serviceLedger } from '../commonweal/chain/service-ledger.ts';
import { noticeLedger } from '../loss/notice-ledger.ts';
import type { LedgerTable } from '../shared/ledger/ledger-store.ts';
import type { SignedLedgers } from '../shared/ledger/signed-ledgers.ts';

/** Makes the proof file of the record at a height; undefined if there is none. */
type ProofReader = (db: Database, ledgers: SignedLedgers, height: number) => Promise<string | undefined>;

function proofReader<
  Fields extends FieldsOf<Fields>,
  Block extends StoredBlock<Fields> = LedgerBlock<Fields>,
>({ name, format, blocksFrom }: LedgerTable<Fields, Block>): ProofReader {
  return async (db, ledgers, height) => {
    const [block] = await blocksFrom(db, height, 1);
    return block?.height === height ? ledgers.proof<Fields>(name, format, block) : undefined;
  };
}

export const proofReaders: Readonly<Record<LedgerName, ProofReader>> = {
  service: proofReader(serviceLedger),
  notices: proofReader(noticeLedger),
};
