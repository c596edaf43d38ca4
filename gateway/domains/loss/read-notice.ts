import { alteredField, isErased } from '../../../rules/ledger/ledger-block.ts';
import { noticeFormat } from '../../../rules/loss/notice-record.ts';
import { Failure, notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { headOf } from '../shared/ledger/ledger-store.ts';
import { sha256 } from '../shared/ledger/node-sha256.ts';
import type { SignedLedgers } from '../shared/ledger/signed-ledgers.ts';
import { noticeLedger, type StoredNotice } from './notice-ledger.ts';

export interface NoticeSources {
  readonly db: Database;
  readonly ledgers: SignedLedgers;
  /** dates of the issues that readers can open */
  readonly openIssues: () => Promise<readonly string[]>;
}

/** A notice with its place in the ledger and its proof. @throws Failure 404 if there is none with this id, 500 if its record was deleted */
export async function readNotice(
  { db, ledgers, openIssues }: NoticeSources,
  id: string,
): Promise<Schemas['LossNotice']> {
  const row = await db.selectFrom('loss_notices').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('没有这条声明，请核对编号');
  const [stored] = await noticeLedger.blocksFrom(db, row.height, 1);
  const block = stored?.height === row.height ? stored : undefined;
  // there was one, so the address is not wrong: the record was deleted from the database
  if (block === undefined) throw new Failure(500, '账本里没有这条声明的记录，请联系报社核实');
  const altered = await alteredIn(db, block, id);
  const { height, time, previous, hash } = block;
  const day = row.published_on;
  const proof = await ledgers.proof('notices', noticeFormat, block);
  const isOpen = (await openIssues()).includes(day);
  const optional = {
    erasedAt: row.erased_at,
    replacedBy: row.replaced_by,
    replaces: row.replaces,
    revokedAt: row.revoked_at,
    alteredField: altered ?? null,
  };
  return {
    id,
    state: row.state,
    height,
    time,
    previous,
    hash,
    ...(isErased(block) ? { leaf: block.leaf } : { block: { ...block, salt: block.salt ?? '' } }),
    ...presentIn(optional),
    ...(isOpen &&
      row.paper_article !== '' && {
        paper: {
          date: day,
          page: Number(row.paper_page.slice(1)),
          name: row.paper_page,
          articleId: row.paper_article,
        },
      }),
    proof: proof?.file ?? '',
    ...(proof && { proofContext: { keys: [...proof.keys], signedAt: proof.signedAt } }),
  };
}

type Optional<Fields> = { readonly [Field in keyof Fields]?: NonNullable<Fields[Field]> };

/** Leaves out what is null. */
function presentIn<Fields extends Readonly<Record<string, unknown>>>(fields: Fields): Optional<Fields> {
  // entries of `fields` without the null ones
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Optional<Fields>;
}

/** The altered field of a block; `hash` also when the block was replaced as a whole. */
async function alteredIn(db: Database, block: StoredNotice, id: string) {
  if (!isErased(block)) {
    const altered = alteredField(noticeFormat, block, sha256);
    if (altered !== undefined) return altered;
    if (block.record.notice !== id) return 'notice';
  }
  // read the head first: every earlier block then has a successor, even if blocks are appended in the meantime
  const head = await headOf(db, 'notices');
  if (head.height <= block.height)
    return head.height === block.height && head.hash === block.hash ? undefined : 'hash';
  const next = await db
    .selectFrom('loss_blocks')
    .select('previous')
    .where('height', '=', block.height + 1)
    .executeTakeFirst();
  return next?.previous === block.hash ? undefined : 'hash';
}
