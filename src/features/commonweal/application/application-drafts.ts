import { removeLocalValue, storeLocalValue, readLocalValue } from '#platform/storage/local-values.ts';
import { removeSessionValue, storeSessionValue, readSessionValue } from '#platform/storage/session-values.ts';

export type FormName = 'volunteer' | 'group' | 'activity';

/** What was typed into a form and not sent. */
export interface Drafts<Draft> {
  /** @param base what stands where nothing was kept; the empty form when left out @returns undefined where nothing was kept at all */
  read(base?: Draft): Draft | undefined;
  keep(draft: Draft): void;
  drop(): void;
}

interface Kept<Draft> {
  readonly empty: Draft;
  /** fields that stay on the device */
  readonly words: readonly (keyof Draft & string)[];
  /** fields that say who somebody is, and what they agreed to: they stay with the tab */
  readonly person: readonly (keyof Draft & string)[];
}

/** The draft of one form, as this device keeps it. Fields that are in neither list are kept by somebody else. */
export function draftsOf<Draft extends object>(
  form: FormName,
  { empty, words, person }: Kept<Draft>,
): Drafts<Draft> {
  const own = `commonwealPerson.${form}` as const;
  const of = (draft: Draft, names: readonly (keyof Draft & string)[]) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, draft[name]])));
  return {
    read(base = empty) {
      const kept = {
        ...fieldsIn(readLocalValue('commonwealDraft', form), empty, words),
        ...fieldsIn(readSessionValue(own), empty, person),
      };
      return Object.keys(kept).length === 0 ? undefined : { ...base, ...kept };
    },
    keep(draft) {
      storeLocalValue('commonwealDraft', form, of(draft, words));
      storeSessionValue(own, of(draft, person));
    },
    drop() {
      removeLocalValue('commonwealDraft', form);
      removeSessionValue(own);
    },
  };
}

/** Of a kept text the fields that are of the kind that the form has. */
function fieldsIn<Draft extends object>(
  text: string | undefined,
  empty: Draft,
  names: readonly (keyof Draft & string)[],
): Partial<Draft> {
  const kept = parse(text);
  const fields = names.filter((name) => isOfKind(kept[name], empty[name])).map((name) => [name, kept[name]]);
  // names of the draft, each with a value of its kind
  return Object.fromEntries(fields) as Partial<Draft>;
}

function isOfKind(value: unknown, like: unknown): boolean {
  if (Array.isArray(like)) return Array.isArray(value) && value.every((part) => typeof part === 'string');
  return typeof value === typeof like && !Array.isArray(value);
}

function parse(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {}; // half of a text, such as after a crash while writing, says nothing
  }
}
