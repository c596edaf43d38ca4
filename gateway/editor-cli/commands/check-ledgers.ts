import { ledgerNames, type LedgerName } from '../../../rules/ledger/ledger-origins.ts';
import type { Database } from '../../db/database.ts';
import { serviceLedger } from '../../domains/commonweal/chain/service-ledger.ts';
import { checkNotices } from '../../domains/loss/check-notices.ts';
import { noticeLedger } from '../../domains/loss/notice-ledger.ts';
import {
  checkDatabase,
  type LedgerVerdict,
  type PublishedEnds,
} from '../../domains/shared/ledger/check-database.ts';
import { lastCheckpoint } from '../../domains/shared/ledger/checkpoints.ts';
import { describeDifference, describeFault } from './describe-fault.ts';

type Check = (db: Database, published?: PublishedEnds) => Promise<LedgerVerdict>;
export const ledgerChecks: Readonly<Record<LedgerName, Check>> = {
  service: (db, published) => checkDatabase(db, serviceLedger, published),
  notices: (db, published) => checkDatabase(db, noticeLedger, published),
};

/**
 * Checks both ledgers, and the table of notices that pages read.
 * @param published what was published of them before
 * @returns a line for each sound ledger, and one for the first fault of each other and for each row that is not confirmed
 */
export async function checkLedgers(
  db: Database,
  published: Partial<Record<LedgerName, PublishedEnds>> = {},
): Promise<{ sound: string[]; faults: string[] }> {
  const sound: string[] = [];
  const faults: string[] = [];
  for (const name of ledgerNames) {
    const checked = await ledgerChecks[name](db, published[name]);
    if ('fault' in checked) faults.push(`${name}: ${describeFault(checked.fault)}`);
    else {
      const signed = await lastCheckpoint(db, name);
      const until =
        signed === undefined ? '' : `，签过名的到第 ${signed.size} 条 (signed up to ${signed.size})`;
      sound.push(`${name}: ${checked.place.height} 条记录完好 (records, all valid)${until}`);
      // registrations are compared by `chain verify`
      const differences = name === 'notices' ? await checkNotices(db) : [];
      faults.push(...differences.map((one) => `${name}: ${describeDifference(one)}`));
    }
  }
  return { sound, faults };
}
