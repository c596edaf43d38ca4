import { lazy, Suspense, useId, useState } from 'react';
import { Fault } from '#ui/field.tsx';
import { useAct } from '#widgets/notice/use-act.ts';
import styles from './consent-field.module.css';
import { documentTitles, type DocumentName } from './document-names.ts';

const loadSheet = () => import('./document-text-sheet.tsx');
const DocumentTextSheet = lazy(async () => ({ default: (await loadSheet()).DocumentTextSheet }));

interface ConsentFieldProps {
  /** name of the field in its form */
  readonly name: string;
  /** who agrees, such as 我已阅读并同意 */
  readonly label: string;
  /** what to */
  readonly document: DocumentName;
  readonly checked: boolean;
  readonly fault: string | undefined;
  readonly isBusy: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Never ticked for the reader. The text opens over the form, which keeps what was typed. */
export function ConsentField(props: ConsentFieldProps) {
  const { name, label, document, checked, fault, isBusy, onChange } = props;
  const faultId = useId();
  const act = useAct();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <div className={styles.row}>
        <label className={styles.label}>
          <input
            className={styles.box}
            type="checkbox"
            name={name}
            checked={checked}
            disabled={isBusy}
            aria-invalid={fault !== undefined}
            aria-describedby={faultId}
            onChange={({ target }) => onChange(target.checked)}
          />
          {label}
        </label>
        <button
          type="button"
          className={styles.text}
          aria-haspopup="dialog"
          onClick={() =>
            act(async () => {
              await loadSheet();
              setOpen(true);
            })
          }
        >
          《{documentTitles[document]}》
        </button>
      </div>
      <Fault id={faultId} text={fault} />
      {isOpen && (
        <Suspense fallback={null}>
          <DocumentTextSheet name={document} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
