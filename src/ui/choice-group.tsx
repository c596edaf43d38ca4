import { useId } from 'react';
import styles from './choice-group.module.css';
import { Fault } from './field.tsx';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceGroupProps {
  readonly label: string;
  /** name of the field in its form */
  readonly name: string;
  readonly choices: readonly Choice[];
  /** several may be chosen */
  readonly isMultiple?: boolean;
  readonly fault: string | undefined;
}

/** One or several of a few, as chips to be tapped; radio buttons or boxes to keyboards and screen readers. */
export function ChoiceGroup({ label, name, choices, isMultiple = false, fault }: ChoiceGroupProps) {
  const faultId = useId();
  return (
    <fieldset
      className={styles.group}
      aria-invalid={fault !== undefined}
      {...(fault !== undefined && { 'aria-describedby': faultId })}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              className={styles.box}
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name}
              value={choice.value}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <Fault id={faultId} text={fault} />
    </fieldset>
  );
}
