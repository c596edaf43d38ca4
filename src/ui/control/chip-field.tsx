import styles from './chip-field.module.css';
import { Chips, type ChipsProps } from './chips.tsx';

interface ChipFieldProps extends ChipsProps {
  /** name of the field in its form */
  readonly name: string;
  readonly chosen: readonly string[];
  /** several may be chosen */
  readonly isMultiple?: boolean;
  readonly isBusy: boolean;
  readonly onChoose: (value: string, isChosen: boolean) => void;
}

/** Some of a few, as chips that are tapped; radio buttons or boxes to keyboards and screen readers. */
export function ChipField(props: ChipFieldProps) {
  const { name, chosen, isMultiple = false, isBusy, onChoose, ...chips } = props;
  return (
    <Chips
      {...chips}
      chipClass={styles.choice}
      renderInput={(value) => (
        <input
          className={styles.box}
          type={isMultiple ? 'checkbox' : 'radio'}
          name={name}
          value={value}
          checked={chosen.includes(value)}
          disabled={isBusy}
          onChange={({ target }) => onChoose(value, target.checked)}
        />
      )}
    />
  );
}
