import { useId, useState } from 'react';
import { AttachmentRow } from './attachment-row.tsx';
import styles from './attachments-field.module.css';
import pictureStyles from './picture-field.module.css';
import type { AttachmentsView } from './use-attachments.ts';

interface PictureFieldProps {
  readonly view: AttachmentsView;
  readonly label: string;
  /** name of the field in its form */
  readonly field: string;
  /** describes the picture */
  readonly hint: string;
  readonly fault: string | undefined;
}

/** Form field for one picture, which is uploaded while the form is filled in. */
export function PictureField({ view, label, field, hint, fault }: PictureFieldProps) {
  const { attachments, items, notice } = view;
  const id = useId();
  const [refusal, setRefusal] = useState('');
  const [item] = items;
  const file = item && attachments.fileOf(item.key);

  function choose(chosen: File | undefined) {
    if (chosen === undefined) return;
    // file pickers may ignore `accept`
    if (chosen.type.startsWith('video/')) return setRefusal('这里只能用图片');
    setRefusal('');
    attachments.add([chosen]);
  }

  const said = fault ?? (refusal || notice);
  return (
    <div className={styles.field} role="group" aria-label={label}>
      <p className={pictureStyles.label}>{label}</p>
      {item !== undefined && file !== undefined ? (
        <AttachmentRow
          file={file}
          name={label}
          onRemove={() => attachments.remove(item.key)}
          onOpen={undefined}
        />
      ) : (
        <label className={styles.add}>
          <input
            className={styles.input}
            type="file"
            data-field={field}
            accept="image/*"
            aria-invalid={fault !== undefined}
            aria-describedby={id}
            onChange={({ currentTarget }) => {
              choose(currentTarget.files?.[0]);
              // the same file may be chosen again
              currentTarget.value = '';
            }}
          />
          <span className={styles.plus} aria-hidden="true" />
          选择{label}
        </label>
      )}
      <p id={id} className={styles.hint}>
        {hint}
      </p>
      <p className={styles.fault} role="alert">
        {said}
      </p>
    </div>
  );
}
