import { useId, type AriaAttributes, type ReactNode } from 'react';
import styles from './chips.module.css';
import { classNames } from '../state/class-names.ts';
import { Fault } from './field.tsx';

export interface ChipsProps {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly fault: string | undefined;
}

interface ChipsParts extends ChipsProps, Pick<AriaAttributes, 'aria-invalid'> {
  /** class of the chip's label around its input and text */
  readonly chipClass: string | undefined;
  readonly renderInput: (value: string) => ReactNode;
}

/** A group of selectable chips. */
export function Chips({ label, choices, fault, chipClass, renderInput, ...rest }: ChipsParts) {
  const faultId = useId();
  return (
    <fieldset
      className={styles.group}
      {...rest}
      {...(fault !== undefined && { 'aria-describedby': faultId })}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={classNames(styles.choice, chipClass)}>
            {renderInput(choice.value)}
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <Fault id={faultId} text={fault} />
    </fieldset>
  );
}
