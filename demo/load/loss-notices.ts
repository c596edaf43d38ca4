import type { Transaction } from 'kysely';
import { isCreditCode } from '../../rules/people/credit-code.ts';
import { readIdNumber } from '../../rules/people/id-number.ts';
import { maskedNumber } from '../../rules/loss/mask-number.ts';
import { emptyDraft, readDraft, type NoticeDraft } from '../../rules/loss/notice-draft.ts';
import type { NoticeKindName } from '../../rules/loss/notice-kinds.ts';
import type { Schema } from '../../gateway/db/schema.ts';
import { eraseNotice } from '../../gateway/domains/loss/erase-notice.ts';
import {
  correctNotice,
  recordNotices,
  revokeNotice,
  type NoticeEntry,
} from '../../gateway/domains/loss/record-notices.ts';
import { newestDay, openIssueCount } from '../../gateway/domains/paper/issues.ts';
import { dayAfter } from '../../gateway/domains/paper/calendar.ts';
import { noticesPage } from '../../gateway/domains/shared/paper-notices.ts';
import type { LoadContext } from './load-context.ts';
import type { DemoContent } from './schema/demo-content.ts';
import type { DemoLoss } from './schema/loss-schema.ts';
import { seededRandom, type Random } from './seeded-random.ts';

export const noticeCount = 400;
/** how many of the notices end in other states than valid; the corrections are among the notices */
const changes = { corrected: 14, revoked: 12, erased: 10 } as const;
/** days in which the notices were printed */
const days = 730;
/** notices in each issue that readers can open, in turn */
const inOpenIssues = [1, 2, 1, 2, 2] as const;

/** What happened to the notices, in order. Entries name each other by their place in the list of notices. */
type DemoNoticeEvent = { readonly time: string } & (
  | { readonly does: 'publish'; readonly place: number; readonly entry: NoticeEntry }
  | { readonly does: 'correct'; readonly place: number; readonly of: number; readonly entry: NoticeEntry }
  | { readonly does: 'revoke' | 'erase'; readonly of: number }
);

type Draft = Partial<NoticeDraft> & Pick<NoticeDraft, 'kind' | 'holder' | 'text'>;
type Maker = (content: DemoLoss, random: Random) => Draft;

/** Generates the notices of two years, with the same result on every load but for the days. */
function generateNotices(content: DemoLoss, now: Date): DemoNoticeEvent[] {
  const newest = newestDay(now);
  const published = noticeCount - changes.corrected;
  const generated = Array.from({ length: published - content.featured.length }, (_, index) => {
    const random = seededRandom('notice', String(index));
    return { draft: makers[index % makers.length]?.(content, random), daysAgo: ageOf(index, random), random };
  });
  const featured = content.featured.map(({ daysAgo, number, text, ...fields }) => {
    const masked = text.replace('{number}', maskedNumber(number));
    return {
      draft: { ...fields, number, text: masked },
      daysAgo,
      random: seededRandom('featured', text),
    };
  });
  const events: DemoNoticeEvent[] = [...featured, ...generated].map(({ draft, daysAgo, random }, place) => {
    if (draft === undefined) throw new Error('every notice has a maker');
    const entry = entryOf(draft, dayAfter(newest, -daysAgo), newest, random);
    return { does: 'publish', time: entry.time, place, entry };
  });
  return [...events, ...changesOf(events, newest)].toSorted((one, later) =>
    one.time < later.time ? -1 : one.time > later.time ? 1 : 0,
  );
}

/** Records the notices in the order in which it happened. @param vault hashes the full numbers */
export async function insertNotices(
  transaction: Transaction<Schema>,
  { loss }: DemoContent,
  { now }: LoadContext,
  vault: Parameters<typeof recordNotices>[1],
): Promise<void> {
  const ids = new Map<number, string>();
  const idOf = (place: number) => ids.get(place) ?? '';
  let waiting: (DemoNoticeEvent & { readonly does: 'publish' })[] = [];
  async function publish(): Promise<void> {
    const entries = waiting.map(({ entry }) => entry);
    const blocks = await recordNotices(transaction, vault, entries);
    for (const [at, { place }] of waiting.entries()) ids.set(place, blocks[at]?.record.notice ?? '');
    waiting = [];
  }
  for (const event of generateNotices(loss, now)) {
    if (event.does === 'publish') {
      waiting.push(event);
      continue;
    }
    await publish();
    if (event.does === 'correct') {
      const { record } = await correctNotice(transaction, vault, {
        ...event.entry,
        corrects: idOf(event.of),
      });
      ids.set(event.place, record.notice);
    } else if (event.does === 'revoke') await revokeNotice(transaction, idOf(event.of), event.time);
    else await eraseNotice(transaction, idOf(event.of), event.time);
  }
  await publish();
}

/** The first notices fill the open issues, the newest first; the others are spread over the time before. */
function ageOf(index: number, random: Random): number {
  let before = 0;
  for (let age = 0; age < openIssueCount; age += 1) {
    before += inOpenIssues[age % inOpenIssues.length] ?? 1;
    if (index < before) return age;
  }
  return random.between(openIssueCount, days - 1);
}

/** Corrections, revocations and erasures of notices that are a few days old, some of them long ago. */
function changesOf(events: readonly DemoNoticeEvent[], newest: string): DemoNoticeEvent[] {
  const random = seededRandom('notice changes');
  const old = events.flatMap((event, place) =>
    event.does === 'publish' && event.entry.insertion.paperDate < dayAfter(newest, -8)
      ? [{ ...event, place }]
      : [],
  );
  const chosen = random.shuffle(old);
  const take = (many: number) => chosen.splice(0, many);
  const corrected = take(changes.corrected).map(({ entry, place }, at): DemoNoticeEvent => {
    const paperDate = dayAfter(entry.insertion.paperDate, random.between(2, 6));
    const insertion = insertionOn(paperDate, newest, random);
    const content = { ...entry.content, lostAt: `${entry.content.lostAt}附近`, insertions: 1 };
    const time = recordedBefore(paperDate, random);
    return {
      does: 'correct',
      time,
      place: events.length + at,
      of: place,
      entry: { content, insertion, time },
    };
  });
  const revoked = take(changes.revoked).map(({ entry, place }): DemoNoticeEvent => {
    const day = dayAfter(entry.insertion.paperDate, random.between(2, 6));
    return { does: 'revoke', of: place, time: recordedBefore(day, random) };
  });
  const erased = take(changes.erased).map(({ entry, place }): DemoNoticeEvent => {
    const day = dayAfter(entry.insertion.paperDate, random.between(3, 7));
    return { does: 'erase', of: place, time: recordedBefore(day, random) };
  });
  return [...corrected, ...revoked, ...erased];
}

/** A time in the afternoon before an issue. */
const recordedBefore = (paperDate: string, random: Random) =>
  `${dayAfter(paperDate, -1)} ${random.between(14, 17)}:${two(random.between(0, 59))}:${two(random.between(0, 59))}`;

const two = (number: number) => String(number).padStart(2, '0');

function insertionOn(paperDate: string, newest: string, random: Random): NoticeEntry['insertion'] {
  const isDrawn = paperDate > dayAfter(newest, -openIssueCount);
  return { paperDate, paperPage: isDrawn ? noticesPage.name : random.pick(['A08', 'A12', 'B02']), isDrawn };
}

function entryOf(draft: Draft, paperDate: string, newest: string, random: Random): NoticeEntry {
  const lostOn = dayAfter(paperDate, -random.between(2, 20));
  const insertions = random.between(1, 12) === 1 ? '3' : '1';
  const content = readDraft({ ...emptyDraft, insertions, ...draft, lostOn }, paperDate);
  if (content === undefined) throw new Error(`not a valid notice: ${draft.text}`);
  return {
    content,
    insertion: insertionOn(paperDate, newest, random),
    time: recordedBefore(paperDate, random),
  };
}

const makers: readonly Maker[] = [
  identityCard,
  licence,
  invoice,
  licence,
  seal,
  bill,
  other,
  licence,
  invoice,
  other,
];

const districtOf = ({ districts }: DemoLoss, random: Random) => random.pick(districts);
const placeOf = (content: DemoLoss, random: Random) => {
  const { city, name, streets } = districtOf(content, random);
  return `${city}${name}${random.pick(streets)}`;
};
const personOf = ({ surnames, givenNames }: DemoLoss, random: Random) =>
  `${random.pick([...surnames])}${random.pick(givenNames)}`;
const companyOf = ({ districts, companyNames, companyTrades }: DemoLoss, random: Random) =>
  `${random.pick(districts).city.replace('市', '')}${random.pick(companyNames)}${random.pick(companyTrades)}`;
const shopOf = ({ shopNames, shopTrades }: DemoLoss, random: Random, district: string) =>
  `${district}${random.pick(shopNames)}${random.pick(shopTrades)}`;

const digits = (random: Random, many: number) =>
  Array.from({ length: many }, () => random.between(0, 9)).join('');

/** Adds the check character. @throws Error if none makes the number valid */
function withCheckCharacter(kind: NoticeKindName, number: string): string {
  const isValid =
    kind === 'identity-card'
      ? (full: string) => readIdNumber(full, '2026-01-01') !== undefined
      : kind === 'business-licence'
        ? isCreditCode
        : undefined;
  if (isValid === undefined) return number;
  const found = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].map((last) => number + last).find(isValid);
  if (found === undefined) throw new Error(`no check character for ${number}`);
  return found;
}

function identityCard(content: DemoLoss, random: Random): Draft {
  const { city, name, streets } = districtOf(content, random);
  const holder = personOf(content, random);
  const birth = `${random.between(1955, 2003)}${two(random.between(1, 12))}${two(random.between(1, 28))}`;
  // no person has the region 370100, which is a whole city
  const number = withCheckCharacter('identity-card', `370100${birth}${digits(random, 3)}`);
  const text = random.pick([
    `${holder}遗失居民身份证，号码${maskedNumber(number)}，声明作废。`,
    `本人${holder}不慎遗失身份证，号码${maskedNumber(number)}，自遗失之日起声明作废，他人持用与本人无关。`,
  ]);
  return {
    kind: 'identity-card',
    holder,
    issuer: `${city}公安局${name}分局`,
    number,
    lostAt: `${city}${name}${random.pick(streets)}`,
    text: text + content.mark,
  };
}

function licence(content: DemoLoss, random: Random): Draft {
  const { city, name, streets } = districtOf(content, random);
  const holder = random.between(0, 2) === 0 ? companyOf(content, random) : shopOf(content, random, name);
  const number = withCheckCharacter(
    'business-licence',
    `${random.pick(['91', '92'])}370100MA3${digits(random, 6)}`,
  );
  const copy = random.pick(['正本', '副本', '正、副本']);
  return {
    kind: 'business-licence',
    holder,
    issuer: `${city}${name}市场监督管理局`,
    number,
    lostAt: `${city}${name}${random.pick(streets)}`,
    text: `${holder}遗失营业执照${copy}，统一社会信用代码${maskedNumber(number)}，声明作废。${content.mark}`,
  };
}

function seal(content: DemoLoss, random: Random): Draft {
  const { city } = districtOf(content, random);
  const holder = companyOf(content, random);
  const number = `370100${digits(random, 7)}`;
  const what = random.pick(content.seals);
  return {
    kind: 'seal',
    holder,
    issuer: `${city}公安局`,
    number,
    receipt: `公（治）报回字〔示例〕${digits(random, 4)}号`,
    lostAt: placeOf(content, random),
    text: `${holder}遗失${what}一枚，编号${maskedNumber(number)}，已向公安机关报案，声明作废。${content.mark}`,
  };
}

function invoice(content: DemoLoss, random: Random): Draft {
  const holder = companyOf(content, random);
  const issuer = companyOf(content, random);
  const isDigital = random.between(0, 3) === 0;
  const number = isDigital ? `26372${digits(random, 15)}` : digits(random, 8);
  const code = isDigital ? '' : `0370${digits(random, 8)}`;
  const amount = `${random.between(200, 98_000)}.${two(random.between(0, 99))}`;
  const what = isDigital ? '电子发票（数电票）' : random.pick(content.invoices);
  const named = isDigital ? '' : `，代码${code}`;
  return {
    kind: 'invoice',
    holder,
    issuer,
    number,
    code,
    amount,
    lostAt: placeOf(content, random),
    text: `${holder}遗失${issuer}开具的${what}一张${named}，号码${maskedNumber(number)}，金额${amount}元，声明作废。${content.mark}`,
  };
}

function bill(content: DemoLoss, random: Random): Draft {
  const isPersonal = random.between(0, 1) === 0;
  const holder = isPersonal ? personOf(content, random) : companyOf(content, random);
  const issuer = companyOf(content, random);
  const number = `00${digits(random, 6)}`;
  const amount = `${random.between(300, 60_000)}.00`;
  const what = random.pick(content.bills);
  return {
    kind: 'bill',
    holder,
    issuer,
    number,
    amount,
    lostAt: placeOf(content, random),
    text: `${holder}遗失${issuer}开具的${what}一张，编号${maskedNumber(number)}，金额${amount}元，声明作废。${content.mark}`,
  };
}

function other(content: DemoLoss, random: Random): Draft {
  const { city, name, streets } = districtOf(content, random);
  const { name: document, issuer, isPersonal } = random.pick(content.documents);
  const holder = isPersonal ? personOf(content, random) : companyOf(content, random);
  const number = random.between(0, 3) === 0 ? '' : `SL${digits(random, 9)}`;
  const named = number === '' ? '' : `，编号${maskedNumber(number)}`;
  return {
    kind: 'other',
    holder,
    issuer: `${city}${name}${issuer}`,
    number,
    lostAt: `${city}${name}${random.pick(streets)}`,
    text: `${holder}遗失${document}${named}，声明作废。${content.mark}`,
  };
}
