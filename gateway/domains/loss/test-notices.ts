import type { NoticeContent } from '../../../rules/loss/notice-draft.ts';
import { readDraft, emptyDraft } from '../../../rules/loss/notice-draft.ts';
import type { Database } from '../../db/database.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import { recordNotices, type Insertion } from './record-notices.ts';

/** a made-up ID number with a valid check digit */
export const testIdNumber = '11010519491231002X';
export const testCreditCode = '91350100M000100Y43';

/** The content of a valid notice. */
export function testContent(fields: Partial<NoticeContent> = {}): NoticeContent {
  const content = readDraft(
    {
      ...emptyDraft,
      kind: 'business-licence',
      holder: '历下区泉边面包坊',
      issuer: '历下区市场监督管理局',
      number: testCreditCode,
      lostOn: '2026-10-30',
      lostAt: '济南市历下区泉城路',
      text: '历下区泉边面包坊遗失营业执照正本，声明作废。',
    },
    '2026-11-03',
  );
  if (content === undefined) throw new Error('the content is valid');
  return { ...content, ...fields };
}

/** Records a notice in the afternoon before its issue. @returns its id */
export async function addTestNotice(
  db: Database,
  vault: Pick<Vault, 'fingerprint'>,
  fields: Partial<NoticeContent> = {},
  insertion: Partial<Insertion> = {},
): Promise<string> {
  const printed = { paperDate: '2026-11-03', paperPage: 'A15', isDrawn: true, ...insertion };
  const entry = { content: testContent(fields), insertion: printed, time: '2026-11-02 16:00:00' };
  const [block] = await db.transaction().execute((transaction) => recordNotices(transaction, vault, [entry]));
  if (block === undefined) throw new Error('one entry is one block');
  return block.record.notice;
}
