import type { OperationInput } from 'qlwb-gateway-sdk/operation';
import type { Faults } from '../shared/send-once.ts';

type PublishBody = OperationInput<'publishForm'>['body'];
export type FieldKind = PublishBody['fields'][number]['kind'];

/** A field being edited. */
export interface FieldDraft {
  /** stable while the form is edited */
  readonly key: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly required: boolean;
  /** one choice per line */
  readonly choices: string;
}

export interface FormDraft {
  readonly title: string;
  readonly note: string;
  readonly fields: readonly FieldDraft[];
}

export const mostFields = 20;
const mostChoices = 20;

export const kindNames: Readonly<Record<FieldKind, string>> = {
  text: '一行文字',
  choice: '单选',
  multiple: '多选',
  phone: '手机号',
  date: '日期',
};

export const kinds: readonly FieldKind[] = ['text', 'choice', 'multiple', 'phone', 'date'];

export const firstDraft: FormDraft = {
  title: '',
  note: '',
  fields: [
    { key: 'name', kind: 'text', label: '姓名', required: true, choices: '' },
    { key: 'phone', kind: 'phone', label: '手机号', required: true, choices: '' },
  ],
};

export const hasChoices = (kind: FieldKind) => kind === 'choice' || kind === 'multiple';

export function choicesOf({ kind, choices }: FieldDraft): string[] {
  if (!hasChoices(kind)) return [];
  const lines = choices.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** Errors by input name; empty if the form can be published. */
export function draftFaults({ title, fields }: FormDraft): Faults {
  const faults: Record<string, string> = {};
  if (title.trim() === '') faults.title = '请给表单起个标题';
  for (const field of fields) {
    if (field.label.trim() === '') faults[`label.${field.key}`] = '请写出这一项问什么';
    const choices = choicesOf(field);
    if (!hasChoices(field.kind)) continue;
    if (choices.length < 2) faults[`choices.${field.key}`] = '至少要有两个不同的选项，一行写一个';
    else if (choices.length > mostChoices) faults[`choices.${field.key}`] = `最多 ${mostChoices} 个选项`;
    else if (choices.some((choice) => choice.length > 40))
      faults[`choices.${field.key}`] = '每个选项最多 40 个字';
  }
  if (fields.length === 0) faults.form = '请至少加一项';
  return faults;
}

/** The form as the gateway expects it. */
export function bodyOf({ title, note, fields }: FormDraft): Omit<PublishBody, 'clientId'> {
  return {
    title: title.trim(),
    note: note.trim(),
    fields: fields.map((field) => ({
      kind: field.kind,
      label: field.label.trim(),
      required: field.required,
      ...(hasChoices(field.kind) && { choices: choicesOf(field) }),
    })),
  };
}

/** Parses a stored draft; undefined if it is invalid. */
export function readDraft(text: string | undefined): FormDraft | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined; // truncated
  }
}

function isDraft(value: unknown): value is FormDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { title, note, fields }: Partial<Record<keyof FormDraft, unknown>> = value;
  return (
    typeof title === 'string' && typeof note === 'string' && Array.isArray(fields) && fields.every(isField)
  );
}

function isField(value: unknown): value is FieldDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { key, kind, label, required, choices }: Partial<Record<keyof FieldDraft, unknown>> = value;
  return (
    [key, label, choices].every((text) => typeof text === 'string') &&
    typeof required === 'boolean' &&
    kinds.some((known) => known === kind)
  );
}
