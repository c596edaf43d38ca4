import type { OperationData } from 'qlwb-gateway-sdk/operation';
import { plainPhone } from '#lib/text/plain-phone.ts';
import type { FormValues } from '#platform/storage/form-input.ts';
import type { Faults } from '../shared/send-once.ts';

type FormField = OperationData<'getForm'>['fields'][number];

/** Answers by field, without empty ones. */
export function answersIn(fields: readonly FormField[], values: FormValues): FormValues {
  return Object.fromEntries(
    fields.map(({ id, kind }) => {
      const texts = (values[id] ?? []).map((text) => (kind === 'phone' ? plainPhone(text) : text.trim()));
      return [id, texts.filter((text) => text !== '')];
    }),
  );
}

/** Missing and invalid answers by field; empty if the entry can be sent. */
export function entryFaults(fields: readonly FormField[], answers: FormValues): Faults {
  const faults: Record<string, string> = {};
  for (const { id, kind, required } of fields) {
    const [first] = answers[id] ?? [];
    if (first === undefined) {
      if (required) faults[id] = kind === 'choice' || kind === 'multiple' ? '请选择' : '这一项必填';
    } else if (kind === 'phone' && !/^1[3-9]\d{9}$/.test(first)) faults[id] = '手机号应为 11 位数字，请检查';
  }
  return faults;
}
