import { fromHex, utf8, type Bytes } from './bytes.ts';
import { leafHash, type Sha256Bytes } from './merkle-tree.ts';

/** The fields of a record: scalars only, so that JSON writes them in one way. */
export type FieldsOf<Fields> = { readonly [Field in keyof Fields]: string | number };
export type FieldOf<Fields> = keyof Fields & string;

/** What is specific to one kind of record. */
export interface LedgerFormat<Fields extends FieldsOf<Fields>> {
  /** all fields in the order in which they are hashed; never changed once a record is stored */
  readonly fields: readonly FieldOf<Fields>[];
  /** for readers, in Chinese */
  readonly labels: Readonly<Record<FieldOf<Fields>, string>>;
  /**
   * whether each record has a random salt, which is part of the hashed text and of every mark: once an erased record's
   * salt is gone, its content cannot be guessed from its hashes
   */
  readonly salted: boolean;
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
  /** 32 random hex digits, where the format is salted */
  readonly salt?: string;
  /** hash of the previous block; `noHash` in the first */
  readonly previous: string;
  /** SHA-256 over height, time, record, salt and previous, 64 hex digits */
  readonly hash: string;
  /** prefixes of each field's SHA-256, which identify an altered field */
  readonly marks: string;
}

/** What erasing leaves of a record: its place, its links and its leaf in the tree. */
export interface ErasedBlock {
  readonly height: number;
  readonly time: string;
  readonly previous: string;
  readonly hash: string;
  /** RFC 6962 leaf hash, 64 hex digits */
  readonly leaf: string;
}

export type StoredBlock<Fields> = LedgerBlock<Fields> | ErasedBlock;

export const isErased = <Fields>(block: StoredBlock<Fields>): block is ErasedBlock => 'leaf' in block;

/** A field that the hash covers and that has a mark. @typeParam Field of the record */
export type CoveredField<Field extends string> = 'height' | 'time' | Field | 'previous';

/** The SHA-256 of a text in UTF-8, 64 hex digits. */
export type Sha256 = (text: string) => string;

/** `previous` of the first block */
export const noHash = '0'.repeat(64);
/** hex digits of a mark: enough to identify a field; the hash secures the chain */
const markDigits = 8;

type Unsealed<Fields> = Omit<LedgerBlock<Fields>, 'hash' | 'marks'>;

/** The fields that the hash covers with their values, in order, but for the salt, which stands before the last. */
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

/** The salt as a list: empty where the format has none. */
function saltOf<Fields extends FieldsOf<Fields>>(
  { salted }: LedgerFormat<Fields>,
  { height, salt }: Unsealed<Fields>,
): readonly string[] {
  if (!salted) return [];
  if (salt === undefined) throw new Error(`the record at height ${height} has no salt`);
  return [salt];
}

/**
 * The input of the hash: a JSON array of the covered values in order, without spaces. JSON escapes delimiters, so two
 * blocks have the same text only if their fields are equal.
 */
export function canonicalText<Fields extends FieldsOf<Fields>>(
  format: LedgerFormat<Fields>,
  block: Unsealed<Fields>,
): string {
  const values = coveredValues(format, block).map(([, value]) => value);
  return JSON.stringify(values.toSpliced(-1, 0, ...saltOf(format, block)));
}

/** The leaf of a record in the Merkle tree: the hash of its canonical text. @throws MalformedError for a leaf that is not hex */
export async function recordLeaf<Fields extends FieldsOf<Fields>>(
  format: LedgerFormat<Fields>,
  block: StoredBlock<Fields>,
  sha256: Sha256Bytes,
): Promise<Bytes> {
  if (isErased(block)) return fromHex(block.leaf, `leaf at height ${block.height}`);
  return leafHash(utf8(canonicalText(format, block)), sha256);
}

/** The concatenated marks of a block. A mark covers the field's name and the salt, so equal values have different marks. */
function marksOf<Fields extends FieldsOf<Fields>>(
  format: LedgerFormat<Fields>,
  block: Unsealed<Fields>,
  sha256: Sha256,
): string {
  const salt = saltOf(format, block);
  return coveredValues(format, block)
    .map((entry) => sha256(JSON.stringify([...entry, ...salt])).slice(0, markDigits))
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

/**
 * The altered field of a block, if exactly one was altered; `hash` if several were, or the hash. An altered salt changes
 * every mark.
 */
export function alteredField<Fields extends FieldsOf<Fields>>(
  format: LedgerFormat<Fields>,
  block: LedgerBlock<Fields>,
  sha256: Sha256,
): CoveredField<FieldOf<Fields>> | 'salt' | 'hash' | 'marks' | undefined {
  const { hash, marks } = sealBlock(format, block, sha256);
  if (hash === block.hash) return marks === block.marks ? undefined : 'marks';
  if (marks.length !== block.marks.length) return 'hash';
  const values = coveredValues(format, block);
  const differing = values.filter((_, index) => {
    const [start, end] = [index * markDigits, (index + 1) * markDigits];
    return marks.slice(start, end) !== block.marks.slice(start, end);
  });
  if (format.salted && differing.length === values.length) return 'salt';
  return differing[0]?.[0] ?? 'hash';
}
