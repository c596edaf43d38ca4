import type { OperationData } from 'qlwb-gateway-sdk/operation';
import { ChoiceGroup } from '#ui/control/choice-group.tsx';
import { Field } from '#ui/control/field.tsx';

type FormField = OperationData<'getForm'>['fields'][number];

interface EntryFieldProps {
  readonly field: FormField;
  readonly fault: string | undefined;
}

/** One question of a form, as its kind asks it. */
export function EntryField({ field, fault }: EntryFieldProps) {
  const { id, kind, required, choices } = field;
  const label = required ? field.label : `${field.label}（选填）`;
  if (kind === 'choice' || kind === 'multiple')
    return (
      <ChoiceGroup
        label={label}
        name={id}
        choices={choices.map((choice) => ({ value: choice, label: choice }))}
        isMultiple={kind === 'multiple'}
        fault={fault}
      />
    );
  if (kind === 'phone')
    return (
      <Field label={label} name={id} type="tel" inputMode="tel" autoComplete="tel-national" fault={fault} />
    );
  return (
    <Field label={label} name={id} type={kind === 'date' ? 'date' : 'text'} maxLength={200} fault={fault} />
  );
}
