import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './consent.module.css';
import { Fault } from './field.tsx';

interface ConsentProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'onChange' | 'type'
> {
  /** who agrees, such as 我已阅读并同意 */
  readonly label: string;
  readonly fault: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onChange: (consented: boolean) => void;
  /** what to: the buttons that open the texts */
  readonly children: ReactNode;
}

/** Never ticked for the reader. The texts open over the form, which keeps what was typed. */
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

/** Looks of the button that opens a text. */
export const consentTextClass = styles.text;
