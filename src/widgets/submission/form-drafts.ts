import {
  removeLocalValue,
  storeLocalValue,
  readLocalValue,
  type LocalFamily,
} from '#platform/storage/local-values.ts';
import {
  removeSessionValue,
  storeSessionValue,
  readSessionValue,
  type SessionKey,
} from '#platform/storage/session-values.ts';

/** The saved draft of one form: what was typed and not sent. */
export interface FormDrafts<Draft> {
  /** @param base value of the fields that were not saved; the empty form by default @returns undefined if nothing was saved */
  read(base?: Draft): Draft | undefined;
  save(draft: Draft): void;
  remove(): void;
}

interface DraftStorage<Draft> {
  readonly empty: Draft;
  /** key in local storage */
  readonly device: readonly [family: LocalFamily, name: string];
  /** fields saved on the device */
  readonly deviceFields: readonly (keyof Draft & string)[];
  /** key in session storage */
  readonly tab: SessionKey;
  /** fields saved for this tab only: personal data and consents */
  readonly tabFields: readonly (keyof Draft & string)[];
  /** checks of fields whose empty value does not show their type */
  readonly checks?: { readonly [Field in keyof Draft & string]?: (value: unknown) => boolean };
}

/** Stores the draft of one form. Fields in neither list, such as pictures, are not saved here. */
export function formDrafts<Draft extends object>({
  empty,
  device,
  deviceFields,
  tab,
  tabFields,
  checks = {},
}: DraftStorage<Draft>): FormDrafts<Draft> {
  const write = (draft: Draft, fields: readonly (keyof Draft & string)[]) =>
    JSON.stringify(Object.fromEntries(fields.map((field) => [field, draft[field]])));
  const read = (text: string | undefined, fields: readonly (keyof Draft & string)[]): Partial<Draft> => {
    const saved = parse(text);
    const valid = fields.filter((field) => {
      const check = checks[field] ?? ((value: unknown) => isLike(value, empty[field]));
      return check(saved[field]);
    });
    // names of the draft, each with a value of its type
    return Object.fromEntries(valid.map((field) => [field, saved[field]])) as Partial<Draft>;
  };
  return {
    read(base = empty) {
      const saved = {
        ...read(readLocalValue(...device), deviceFields),
        ...read(readSessionValue(tab), tabFields),
      };
      return Object.keys(saved).length === 0 ? undefined : { ...base, ...saved };
    },
    save(draft) {
      storeLocalValue(...device, write(draft, deviceFields));
      storeSessionValue(tab, write(draft, tabFields));
    },
    remove() {
      removeLocalValue(...device);
      removeSessionValue(tab);
    },
  };
}

function isLike(value: unknown, example: unknown): boolean {
  if (Array.isArray(example)) return Array.isArray(value) && value.every((item) => typeof item === 'string');
  return typeof value === typeof example && !Array.isArray(value);
}

function parse(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {}; // a truncated value, such as after a crash while writing
  }
}
