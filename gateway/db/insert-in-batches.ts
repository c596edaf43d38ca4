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
  await executeInBatches(rows, insert, Math.floor(maxValuesPerStatement / columns));
}

/**
 * Executes a statement for any number of values, with as many in each as the databases' limits allow.
 * @param statement builds the statement for some of the values
 */
export async function executeInBatches<Value>(
  values: readonly Value[],
  statement: (batch: readonly Value[]) => { execute(): Promise<unknown> },
  maxValues = maxRowsPerStatement,
): Promise<void> {
  const size = Math.min(maxRowsPerStatement, maxValues);
  for (let start = 0; start < values.length; start += size) {
    await statement(values.slice(start, start + size)).execute();
  }
}
