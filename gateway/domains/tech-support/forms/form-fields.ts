import type { Schemas } from '../../../contract/schemas.ts';
import { plainText } from '../../shared/plain-text.ts';
import { fieldFailure } from '../../shared/field-failure.ts';

type Field = Schemas['FormField'];

const fewestChoices = 2;

/** Validates field drafts and assigns ids by position. @throws Failure 400 that names the field */
export function fieldsOf(drafts: readonly Schemas['FormFieldDraft'][]): Field[] {
  return drafts.map(({ kind, label: typed, required = false, choices: typedChoices = [] }, index) => {
    const path = `body.fields.${index}`;
    const label = plainText(typed).replaceAll('\n', ' ');
    if (label === '') throw fieldFailure(`${path}.label`, 'choices', '请写出这一项问什么');
    const hasChoices = kind === 'choice' || kind === 'multiple';
    const choices = hasChoices ? distinct(typedChoices.map((choice) => plainText(choice))) : [];
    if (hasChoices && choices.length < fewestChoices)
      throw fieldFailure(`${path}.choices`, 'choices', `“${label}”至少要有 ${fewestChoices} 个不同的选项`);
    return { id: `f${index + 1}`, kind, label, required, choices };
  });
}

const distinct = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))];
