// The fields that the schemas of several content files share.
import * as v from 'valibot';
import { cityIds } from '../../../gateway/domains/shared/cities.ts';

/** An object with exactly these fields. */
export const object = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, (issue) =>
    issue.expected === 'never' ? 'must NOT have additional properties' : issue.message,
  );

type Shape = v.StrictObjectSchema<v.ObjectEntries, v.ErrorMessage<v.StrictObjectIssue> | undefined>;

/** One of several objects that differ by their fields; a mismatch names the fields of each. */
export const oneOf = <const Shapes extends readonly Shape[]>(...shapes: Shapes) =>
  v.union(
    shapes,
    `must have the fields of one of: ${shapes.map(({ entries }) => Object.keys(entries).join(', ')).join(' | ')}`,
  );

export const text = v.pipe(v.string(), v.regex(/\S/, 'must not be blank'));
export const textUpTo = (characters: number) => v.pipe(text, v.maxLength(characters));
export const title = textUpTo(40);
export const summary = textUpTo(120);
/** One string per paragraph, or any other list of texts that may not be empty. */
export const texts = v.pipe(v.array(text), v.nonEmpty());

/** Of a picture, a clip, a section … */
export const name = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/));
export const names = v.array(name);
export const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
export const cityId = v.picklist(cityIds);

export const integer = v.pipe(v.number(), v.integer());
export const count = v.pipe(integer, v.minValue(0));
export const positive = v.pipe(integer, v.minValue(1));
export const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/));

/** A list in which nothing occurs twice. */
export const unique = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.array(item),
    v.check((items) => new Set(items).size === items.length, 'must NOT have duplicate items'),
  );
export const ids = v.pipe(unique(id), v.nonEmpty());
export const labels = v.pipe(unique(title), v.minLength(1), v.maxLength(3));
