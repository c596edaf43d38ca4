import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './field.module.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  readonly label: string;
  /** validation error: what is wrong and how to fix it */
  readonly fault: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** element at the end of the field, such as a button */
  readonly end?: ReactNode;
}

/** A labelled form field with its validation error below. */
export function Field({ label, fault, inputRef, end, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row} data-wrong={fault !== undefined || undefined}>
        <input
          {...(inputRef !== undefined && { ref: inputRef })}
          id={id}
          className={styles.input}
          aria-invalid={fault !== undefined}
          {...(fault !== undefined && { 'aria-describedby': `${id}-fault` })}
          {...rest}
        />
        {end}
      </div>
      <Fault id={`${id}-fault`} text={fault} />
    </div>
  );
}

interface FaultProps {
  readonly id: string;
  readonly text: string | undefined;
}

/** A validation error, announced when it appears. */
export function Fault({ id, text }: FaultProps) {
  return (
    <p id={id} className={styles.fault} role="alert">
      {text}
    </p>
  );
}
