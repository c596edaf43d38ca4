/** What a volunteer did, or that what was recorded no longer counts: no more than the certificate shows. */
export interface ServiceRecord {
  readonly kind: 'service' | 'withdrawal';
  /** of the certificate, which a withdrawal names as well */
  readonly certificate: string;
  /** as others see it, such as 王*芳 */
  readonly name: string;
  readonly activity: string;
  readonly group: string;
  /** day of the activity, `YYYY-MM-DD` */
  readonly servedOn: string;
  /** of service; those that no longer count, of a withdrawal */
  readonly minutes: number;
}

/** A record with its place in the chain. */
export interface ServiceBlock {
  /** from 1 on, without a gap */
  readonly height: number;
  /** when it was recorded, `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly time: string;
  readonly record: ServiceRecord;
  /** hash of the block before; of the first one `noHash` */
  readonly previous: string;
  /** SHA-256 over height, time, record and previous, 64 hex digits */
  readonly hash: string;
  /** beginnings of the SHA-256 of each field: by them a check tells which field was altered */
  readonly marks: string;
}

/** Fields that the hash covers, in their order. */
export const coveredFields = [
  'height',
  'time',
  'kind',
  'certificate',
  'name',
  'activity',
  'group',
  'servedOn',
  'minutes',
  'previous',
] as const;
export type CoveredField = (typeof coveredFields)[number];

/** The SHA-256 of a text in UTF-8, 64 hex digits. */
export type Sha256 = (text: string) => string;

/** stands before the first block */
export const noHash = '0'.repeat(64);
/** hex digits of a mark: enough to tell fields apart; what keeps the chain is the hash */
const markDigits = 8;

type Unsealed = Omit<ServiceBlock, 'hash' | 'marks'>;

function valueOf({ height, time, record, previous }: Unsealed, field: CoveredField): string | number {
  if (field === 'height') return height;
  if (field === 'time') return time;
  return field === 'previous' ? previous : record[field];
}

/**
 * What the hash is made of: a JSON list of the covered fields in their order, without spaces. JSON escapes what would
 * end a text, so two blocks have the same text only when they have the same fields.
 */
export function canonicalText(block: Unsealed): string {
  return JSON.stringify(coveredFields.map((field) => valueOf(block, field)));
}

/** The mark of one field, which a mark of another field with the same value differs from. */
export function markOf(block: Unsealed, field: CoveredField, sha256: Sha256): string {
  return sha256(JSON.stringify([field, valueOf(block, field)])).slice(0, markDigits);
}

/** The marks of a block, as it carries them. */
export function marksOf(block: Unsealed, sha256: Sha256): string {
  return coveredFields.map((field) => markOf(block, field, sha256)).join('');
}

/** The mark that a block carries for a field; empty where its marks are cut short. */
export function carriedMark({ marks }: ServiceBlock, field: CoveredField): string {
  const place = coveredFields.indexOf(field) * markDigits;
  return marks.slice(place, place + markDigits);
}

/** Whether marks could be a block's at all: as many digits as there are fields. */
export const areMarks = (marks: string): boolean => marks.length === coveredFields.length * markDigits;

/** A block with its hash and marks. */
export function sealBlock(block: Unsealed, sha256: Sha256): ServiceBlock {
  return { ...block, hash: sha256(canonicalText(block)), marks: marksOf(block, sha256) };
}
