import { parseArgs } from 'node:util';
import { lengthOf } from '../../../../rules/field-faults.ts';
import {
  draftFaults,
  draftLabels,
  emptyDraft,
  readDraft,
  type DraftField,
  type NoticeContent,
  type NoticeDraft,
} from '../../../../rules/loss/notice-draft.ts';
import { isDay } from '../../../../rules/people/calendar.ts';
import type { Database } from '../../../db/database.ts';
import { shanghaiTime } from '../../../db/time.ts';
import type { Insertion } from '../../../domains/loss/record-notices.ts';
import { dayAfter } from '../../../domains/paper/calendar.ts';
import { newestDay } from '../../../domains/paper/issues.ts';
import { mostNoticesInIssue, noticesInIssue, noticesPage } from '../../../domains/shared/paper-notices.ts';
import { CommandError } from '../../editor-command.ts';

/** A notice as entered, with the day and page of the paper; empty for the next issue. */
export interface EnteredNotice {
  readonly draft: NoticeDraft;
  readonly paperDate: string;
  readonly paperPage: string;
}

const optionOf = {
  kind: 'kind',
  holder: 'holder',
  issuer: 'issuer',
  number: 'number',
  code: 'code',
  amount: 'amount',
  receipt: 'receipt',
  'lost-on': 'lostOn',
  'lost-at': 'lostAt',
  text: 'text',
  insertions: 'insertions',
} as const satisfies Readonly<Record<string, DraftField>>;

/** Reads the options of a notice. @param earlier values of the options that are not given */
export function enteredNotice(args: readonly string[], earlier: NoticeDraft = emptyDraft) {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      kind: text,
      holder: text,
      issuer: text,
      number: text,
      code: text,
      amount: text,
      receipt: text,
      'lost-on': text,
      'lost-at': text,
      text,
      insertions: text,
      paper: text,
      page: text,
    },
  });
  const { paper: paperDate = '', page: paperPage = '', ...fields } = values;
  const given = Object.entries(optionOf).flatMap(([option, field]) => {
    const value = Object.entries(fields).find(([name]) => name === option)?.[1];
    return value === undefined ? [] : [[field, value] as const];
  });
  const entered: EnteredNotice = {
    draft: { ...earlier, ...Object.fromEntries(given) },
    paperDate,
    paperPage,
  };
  return { entered, positionals };
}

/** What an editor entered, checked, or the faults as sentences. */
export type CheckedNotice =
  | { readonly content: NoticeContent; readonly insertion: Insertion }
  | { readonly faults: readonly string[] };

export function checkNotice({ draft, paperDate, paperPage }: EnteredNotice, now: Date): CheckedNotice {
  const today = shanghaiTime(now).slice(0, 10);
  const faults = Object.entries(draftFaults(draft, today)).map(
    ([field, fault]) => `${draftLabels[fieldNamed(field)]}：${fault}`,
  );
  const insertion = insertionOf(paperDate, paperPage, now);
  if (typeof insertion === 'string') faults.push(insertion);
  const content = readDraft(draft, today);
  return content === undefined || typeof insertion === 'string' ? { faults } : { content, insertion };
}

const fieldNamed = (name: string): DraftField =>
  Object.values(optionOf).find((field) => field === name) ?? 'text';

/** @returns a sentence if date or page is invalid */
function insertionOf(date: string, page: string, now: Date): Insertion | string {
  const newest = newestDay(now);
  const paperDate = date === '' ? dayAfter(newest, 1) : date;
  if (!isDay(paperDate))
    return '见报日期：应为存在的日期，如 2026-11-03 (the issue must be a date such as 2026-11-03)';
  const isPast = paperDate <= newest;
  if (page === '' && isPast)
    return `版次：${paperDate} 的报纸已经出版，请写明刊登的版次，如 A08 (that issue is out: name the page that printed it)`;
  if (page !== '' && !/^[A-Z]\d{2}$/.test(page)) return '版次：应如 A08 (a page such as A08)';
  const paperPage = page === '' ? noticesPage.name : page;
  return { paperDate, paperPage, isDrawn: !isPast && paperPage === noticesPage.name };
}

/** Keeps count of the notices in issues that are still to be printed. */
export function createIssueSpace(db: Database) {
  const taken = new Map<string, number>();
  return {
    /** Takes a place in every issue that prints a notice. @returns a sentence if one of them is full */
    async take({ paperDate, isDrawn }: Insertion, insertions: number): Promise<string | undefined> {
      if (!isDrawn) return undefined;
      const days = Array.from({ length: insertions }, (_, at) => dayAfter(paperDate, at));
      for (const day of days) {
        const count = taken.get(day) ?? (await noticesInIssue(db, day)).length;
        taken.set(day, count);
        if (count >= mostNoticesInIssue)
          return `见报日期：${day} 的声明版已满 ${mostNoticesInIssue} 条，请改期 (that issue is full: choose another one)`;
      }
      for (const day of days) taken.set(day, (taken.get(day) ?? 0) + 1);
      return undefined;
    },
  };
}

/** @throws CommandError that lists the faults */
export function requireNotice(checked: CheckedNotice) {
  if ('faults' in checked) throw new CommandError(checked.faults.join('\n'));
  return checked;
}

const idLength = 13;

/** The id of a notice. @throws CommandError */
export function noticeId([id, ...more]: readonly string[]): string {
  if (id === undefined || more.length > 0 || lengthOf(id) !== idLength || !/^S\d{12}$/.test(id))
    throw new CommandError('需要一个声明编号，如 S202611030001 (one id of a notice)');
  return id;
}
