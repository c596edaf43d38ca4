import { useId } from 'react';
import styles from './choices.module.css';

interface ChoicesProps<Value extends string | number> {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  /** id of the labelling element */
  readonly labelId: string;
}

/** A segmented control. Native radio buttons: arrow keys move and select. */
export function Choices<Value extends string | number>({
  options,
  value,
  onChoose,
  labelId,
}: ChoicesProps<Value>) {
  const name = useId();
  return (
    <div className={styles.choices} role="radiogroup" aria-labelledby={labelId}>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span className={styles.label}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
