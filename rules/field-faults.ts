/** Validation errors of a form by field, as sentences for the reader; empty for a valid form. */
export type FieldFaults<Field extends string> = { readonly [Name in Field]?: string };

/** Results of checks by field; undefined for a valid field. */
export type FieldFindings<Field extends string> = { readonly [Name in Field]?: string | undefined };

/** Removes the valid fields. */
export function faultsIn<Field extends string>(findings: FieldFindings<Field>): FieldFaults<Field> {
  const found = Object.entries<string | undefined>(findings).filter(([, sentence]) => sentence !== undefined);
  // entries of `findings` without the undefined ones
  return Object.fromEntries(found) as FieldFaults<Field>;
}

/** The first invalid field in the order of the form, which gets the focus. */
export function firstFault<Field extends string>(
  fields: readonly Field[],
  faults: FieldFaults<Field>,
): Field | undefined {
  return fields.find((field) => faults[field] !== undefined);
}

/** Those of the shown faults that still apply, with their present sentences. */
export function faultsLeft<Field extends string>(
  shown: FieldFaults<Field>,
  found: FieldFaults<Field>,
): FieldFaults<Field> {
  const left = Object.entries<string | undefined>(found).filter(([field]) => Object.hasOwn(shown, field));
  // entries of `found`
  return Object.fromEntries(left) as FieldFaults<Field>;
}

/** The number of characters (code points). */
export const lengthOf = (text: string): number => Array.from(text).length;
