import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './consent.module.css';
import { Fault } from './field.tsx';

interface ConsentProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'onChange' | 'type'
> {
  /** text before the documents, such as 我已阅读并同意 */
  readonly label: string;
  readonly fault: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onChange: (consented: boolean) => void;
  /** buttons that open the documents */
  readonly children: ReactNode;
}

/** A consent checkbox, never pre-ticked. The documents open over the form, so that its input is not lost. */
export function Consent({ label, fault, inputRef, onChange, children, ...rest }: ConsentProps) {
  const faultId = useId();
  return (
    <>
      <div className={styles.row}>
        <label className={styles.label}>
          <input
            ref={inputRef}
            className={styles.box}
            type="checkbox"
            aria-invalid={fault !== undefined}
            aria-describedby={faultId}
            onChange={({ target }) => onChange(target.checked)}
            {...rest}
          />
          {label}
        </label>
        {children}
      </div>
      <Fault id={faultId} text={fault} />
    </>
  );
}

/** Class of a button that opens a document. */
export const consentTextClass = styles.text;
