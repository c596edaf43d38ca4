/** A stored value that a ledger does not confirm. */
export interface RecordDifference {
  /** table and key, such as `registrations act-1/vol-1`; the table alone for a row that is missing */
  readonly row: string;
  /** column */
  readonly field: string;
  /** value in the table; null for none */
  readonly stored: string | number | null;
  /** value that follows from the ledger, null for none; `missing` or `withdrawn` for a record */
  readonly chain: string | number | null;
  /** of the record that no row has */
  readonly height?: number;
}
