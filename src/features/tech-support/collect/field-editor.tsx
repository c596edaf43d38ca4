import type { MouseEvent } from 'react';
import { Button } from '#ui/control/button.tsx';
import { Field } from '#ui/control/field.tsx';
import { TextArea } from '#ui/control/text-area.tsx';
import styles from './field-editor.module.css';
import { hasChoices, kindNames, type FieldDraft } from './form-draft.ts';
import type { Faults } from '../shared/send-once.ts';

interface FieldEditorProps {
  readonly field: FieldDraft;
  readonly faults: Faults;
  readonly onChange: (field: FieldDraft) => void;
  readonly onRemove: (click: MouseEvent) => void;
}

/** Editor of one field of a form. */
export function FieldEditor({ field, faults, onChange, onRemove }: FieldEditorProps) {
  const { key, kind, label, required, choices } = field;
  return (
    <div className={styles.field}>
      <Field
        label={`问题（${kindNames[kind]}）`}
        name={`label.${key}`}
        value={label}
        maxLength={60}
        fault={faults[`label.${key}`]}
        onChange={({ target }) => onChange({ ...field, label: target.value })}
      />
      {hasChoices(kind) && (
        <TextArea
          label="选项，一行写一个"
          name={`choices.${key}`}
          value={choices}
          rows={3}
          fault={faults[`choices.${key}`]}
          onChange={({ target }) => onChange({ ...field, choices: target.value })}
        />
      )}
      <div className={styles.ends}>
        <label className={styles.required}>
          <input
            className={styles.box}
            type="checkbox"
            checked={required}
            onChange={({ target }) => onChange({ ...field, required: target.checked })}
          />
          必填
        </label>
        <Button variant="quiet" aria-label={`删除“${label || kindNames[kind]}”`} onClick={onRemove}>
          删除
        </Button>
      </div>
    </div>
  );
}
