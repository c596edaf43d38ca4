/** A volunteer's service, or the withdrawal of a recorded one. Holds only what the certificate shows. */
export interface ServiceRecord {
  readonly kind: 'service' | 'withdrawal';
  /** of the certificate; a withdrawal has the same */
  readonly certificate: string;
  /** masked, such as 王*芳 */
  readonly name: string;
  readonly activity: string;
  readonly group: string;
  /** day of the activity, `YYYY-MM-DD` */
  readonly servedOn: string;
  /** minutes of service; in a withdrawal, the minutes that no longer count */
  readonly minutes: number;
}

/** A record with its position in the chain. */
export interface ServiceBlock {
  /** consecutive, from 1 */
  readonly height: number;
  /** when it was recorded, `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly time: string;
  readonly record: ServiceRecord;
  /** hash of the previous block; `noHash` in the first */
  readonly previous: string;
  /** SHA-256 over height, time, record and previous, 64 hex digits */
  readonly hash: string;
  /** prefixes of each field's SHA-256, which identify an altered field */
  readonly marks: string;
}

/** Fields covered by the hash, in order. */
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

/** `previous` of the first block */
export const noHash = '0'.repeat(64);
/** hex digits of a mark: enough to identify a field; the hash secures the chain */
const markDigits = 8;

type Unsealed = Omit<ServiceBlock, 'hash' | 'marks'>;

function valueOf({ height, time, record, previous }: Unsealed, field: CoveredField): string | number {
  if (field === 'height') return height;
  if (field === 'time') return time;
  return field === 'previous' ? previous : record[field];
}

/**
 * The input of the hash: a JSON array of the covered fields in order, without spaces. JSON escapes delimiters, so two
 * blocks have the same text only if their fields are equal.
 */
export function canonicalText(block: Unsealed): string {
  return JSON.stringify(coveredFields.map((field) => valueOf(block, field)));
}

/** The mark of a field; fields with equal values have different marks. */
export function markOf(block: Unsealed, field: CoveredField, sha256: Sha256): string {
  return sha256(JSON.stringify([field, valueOf(block, field)])).slice(0, markDigits);
}

/** The concatenated marks of a block. */
export function marksOf(block: Unsealed, sha256: Sha256): string {
  return coveredFields.map((field) => markOf(block, field, sha256)).join('');
}

/** The mark of a field in a block; empty if the marks are truncated. */
export function carriedMark({ marks }: ServiceBlock, field: CoveredField): string {
  const place = coveredFields.indexOf(field) * markDigits;
  return marks.slice(place, place + markDigits);
}

/** Whether marks have the right length. */
export const areMarks = (marks: string): boolean => marks.length === coveredFields.length * markDigits;

/** Adds hash and marks to a block. */
export function sealBlock(block: Unsealed, sha256: Sha256): ServiceBlock {
  return { ...block, hash: sha256(canonicalText(block)), marks: marksOf(block, sha256) };
}
