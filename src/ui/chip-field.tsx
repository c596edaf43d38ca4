import { useId } from 'react';
import styles from './chip-field.module.css';
import { Fault } from './field.tsx';

interface ChipFieldProps {
  readonly label: string;
  /** name of the field in its form */
  readonly name: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  /** several may be chosen */
  readonly isMultiple?: boolean;
  readonly fault: string | undefined;
  readonly isBusy: boolean;
  readonly onChoose: (value: string, isChosen: boolean) => void;
}

/** Some of a few, as chips that are tapped; radio buttons or boxes to keyboards and screen readers. */
export function ChipField(props: ChipFieldProps) {
  const { label, name, choices, chosen, isMultiple = false, fault, isBusy, onChoose } = props;
  const faultId = useId();
  return (
    <fieldset className={styles.group} {...(fault !== undefined && { 'aria-describedby': faultId })}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              className={styles.box}
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name}
              value={choice.value}
              checked={chosen.includes(choice.value)}
              disabled={isBusy}
              onChange={({ target }) => onChoose(choice.value, target.checked)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <Fault id={faultId} text={fault} />
    </fieldset>
  );
}
