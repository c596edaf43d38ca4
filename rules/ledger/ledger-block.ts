/** The fields of a record: scalars only, so that JSON writes them in one way. */
export type FieldsOf<Fields> = { readonly [Field in keyof Fields]: string | number };
export type FieldOf<Fields> = keyof Fields & string;

/** What is specific to one kind of record. */
export interface LedgerFormat<Fields extends FieldsOf<Fields>> {
  /** all fields in the order in which they are hashed; never changed once a record is stored */
  readonly fields: readonly FieldOf<Fields>[];
  /** for readers, in Chinese */
  readonly labels: Readonly<Record<FieldOf<Fields>, string>>;
  /** Reads a record from parsed JSON. @returns undefined if a field is missing or has another type */
  readonly read: (fields: Readonly<Record<string, unknown>>) => Fields | undefined;
}

/** A record with its position in the chain. */
export interface LedgerBlock<Fields> {
  /** consecutive, from 1 */
  readonly height: number;
  /** when it was recorded, `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly time: string;
  readonly record: Fields;
  /** hash of the previous block; `noHash` in the first */
  readonly previous: string;
  /** SHA-256 over height, time, record and previous, 64 hex digits */
  readonly hash: string;
  /** prefixes of each field's SHA-256, which identify an altered field */
  readonly marks: string;
}

/** A field that the hash covers. @typeParam Field of the record */
export type CoveredField<Field extends string> = 'height' | 'time' | Field | 'previous';

/** The SHA-256 of a text in UTF-8, 64 hex digits. */
export type Sha256 = (text: string) => string;

/** `previous` of the first block */
export const noHash = '0'.repeat(64);
/** hex digits of a mark: enough to identify a field; the hash secures the chain */
const markDigits = 8;

type Unsealed<Fields> = Omit<LedgerBlock<Fields>, 'hash' | 'marks'>;

/** The fields that the hash covers with their values, in order. */
function coveredValues<Fields extends FieldsOf<Fields>>(
  { fields }: LedgerFormat<Fields>,
  { height, time, record, previous }: Unsealed<Fields>,
): readonly (readonly [field: CoveredField<FieldOf<Fields>>, value: string | number])[] {
  return [
    ['height', height],
    ['time', time],
    ...fields.map((field) => [field, record[field]] as const),
    ['previous', previous],
  ];
}

/**
 * The input of the hash: a JSON array of the covered values in order, without spaces. JSON escapes delimiters, so two
 * blocks have the same text only if their fields are equal.
 */
export function canonicalText<Fields extends FieldsOf<Fields>>(
  format: LedgerFormat<Fields>,
  block: Unsealed<Fields>,
): string {
  return JSON.stringify(coveredValues(format, block).map(([, value]) => value));
}

/** The concatenated marks of a block. A mark covers the field's name, so equal values have different marks. */
function marksOf<Fields extends FieldsOf<Fields>>(
  format: LedgerFormat<Fields>,
  block: Unsealed<Fields>,
  sha256: Sha256,
): string {
  return coveredValues(format, block)
    .map((entry) => sha256(JSON.stringify(entry)).slice(0, markDigits))
    .join('');
}

/** Adds hash and marks to a block. */
export function sealBlock<Fields extends FieldsOf<Fields>>(
  format: LedgerFormat<Fields>,
  block: Unsealed<Fields>,
  sha256: Sha256,
): LedgerBlock<Fields> {
  return { ...block, hash: sha256(canonicalText(format, block)), marks: marksOf(format, block, sha256) };
}

/** The altered field of a block, if exactly one was altered; `hash` if several were, or the hash. */
export function alteredField<Fields extends FieldsOf<Fields>>(
  format: LedgerFormat<Fields>,
  block: LedgerBlock<Fields>,
  sha256: Sha256,
): CoveredField<FieldOf<Fields>> | 'hash' | 'marks' | undefined {
  const { hash, marks } = sealBlock(format, block, sha256);
  if (hash === block.hash) return marks === block.marks ? undefined : 'marks';
  if (marks.length !== block.marks.length) return 'hash';
  const differing = coveredValues(format, block).find((_, index) => {
    const [start, end] = [index * markDigits, (index + 1) * markDigits];
    return marks.slice(start, end) !== block.marks.slice(start, end);
  });
  return differing?.[0] ?? 'hash';
}
