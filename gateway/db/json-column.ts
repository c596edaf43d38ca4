import * as v from 'valibot';
import type { Schema } from './schema.ts';

/**
 * Makes the reader of a JSON column: it parses the text and checks it against a schema.
 *
 * @returns a function of the column's text, decrypted where the column is encrypted, and the row's id, which throws an
 *   Error that names table, column and row when the text is not JSON or does not match. The error contains no values,
 *   since the column may hold personal data.
 */
export function jsonColumn<Table extends keyof Schema, Shape extends v.GenericSchema>(
  table: Table,
  column: keyof Schema[Table] & string,
  shape: Shape,
): (json: string, rowId: string) => v.InferOutput<Shape> {
  return (json, rowId) => {
    const place = `${table}.${column} of row ${rowId}`;
    let value: unknown;
    try {
      value = JSON.parse(json);
    } catch {
      // without the cause: its message quotes the text
      throw new Error(`${place} is not JSON`);
    }
    const result = v.safeParse(shape, value, { abortEarly: true });
    if (result.success) return result.output;
    const [issue] = result.issues;
    throw new Error(
      `${place}: expected ${issue.expected ?? 'another value'} at ${v.getDotPath(issue) ?? 'the top level'}`,
    );
  };
}

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/**
 * A schema whose output is exactly the type `T`: a field or a value of an enumeration that the schema lacks, and so
 * would be dropped or rejected, does not compile.
 */
export const schemaOf =
  <T>() =>
  <Shape extends v.GenericSchema<unknown, T>>(
    shape: Equal<v.InferOutput<Shape>, T> extends true ? Shape : never,
  ): Shape =>
    shape;
