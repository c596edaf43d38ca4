import { useId, type Ref, type TextareaHTMLAttributes } from 'react';
import { Fault } from './field.tsx';
import styles from './text-area.module.css';

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> {
  readonly label: string;
  /** validation error: what is wrong and how to fix it */
  readonly fault: string | undefined;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
}

/** A labelled multi-line field with its validation error below. */
export function TextArea({ label, fault, inputRef, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...(inputRef !== undefined && { ref: inputRef })}
        id={id}
        className={styles.area}
        data-wrong={fault !== undefined || undefined}
        aria-invalid={fault !== undefined}
        {...(fault !== undefined && { 'aria-describedby': `${id}-fault` })}
        {...rest}
      />
      <Fault id={`${id}-fault`} text={fault} />
    </div>
  );
}
