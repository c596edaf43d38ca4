/** SQLite takes 32,766 values in one statement, PostgreSQL 65,535. */
const maxValuesPerStatement = 32_766;
/** Bounds the time that one statement holds SQLite, which runs it synchronously. */
const maxRowsPerStatement = 2000;

/**
 * Inserts any number of rows with as few statements as the databases' limits allow.
 * @param insert builds the statement that inserts some of the rows
 */
export async function insertInBatches<Row extends object>(
  rows: readonly Row[],
  insert: (batch: readonly Row[]) => { execute(): Promise<unknown> },
): Promise<void> {
  const columns = rows.reduce((most, row) => Math.max(most, Object.keys(row).length), 1);
  const size = Math.min(maxRowsPerStatement, Math.floor(maxValuesPerStatement / columns));
  for (let start = 0; start < rows.length; start += size) {
    await insert(rows.slice(start, start + size)).execute();
  }
}
