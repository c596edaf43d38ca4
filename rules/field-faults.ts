/** What is wrong with the fields of a form, a sentence each for the reader; nothing where it may be sent. */
export type FieldFaults<Field extends string> = { readonly [Name in Field]?: string };

/** The same before it is known which fields have one. */
export type FieldFindings<Field extends string> = { readonly [Name in Field]?: string | undefined };

/** Leaves out the fields that nothing is wrong with. */
export function faultsIn<Field extends string>(findings: FieldFindings<Field>): FieldFaults<Field> {
  const found = Object.entries<string | undefined>(findings).filter(([, sentence]) => sentence !== undefined);
  // names and sentences of `findings`, none of them undefined
  return Object.fromEntries(found) as FieldFaults<Field>;
}

/** The first field with a fault, in the order in which the form is filled in: where its reader goes on. */
export function firstFault<Field extends string>(
  fields: readonly Field[],
  faults: FieldFaults<Field>,
): Field | undefined {
  return fields.find((field) => faults[field] !== undefined);
}

/** Of the faults that were shown those that are still there, in the words that fit now. */
export function faultsLeft<Field extends string>(
  shown: FieldFaults<Field>,
  found: FieldFaults<Field>,
): FieldFaults<Field> {
  const left = Object.entries<string | undefined>(found).filter(([field]) => Object.hasOwn(shown, field));
  // names and sentences of `found`
  return Object.fromEntries(left) as FieldFaults<Field>;
}

/** Characters as people count them. */
export const lengthOf = (text: string): number => Array.from(text).length;
