import styles from './chip-field.module.css';
import { Chips, type ChipsProps } from './chips.tsx';

interface ChipFieldProps extends ChipsProps {
  /** form field name */
  readonly name: string;
  readonly chosen: readonly string[];
  /** checkboxes instead of radio buttons */
  readonly isMultiple?: boolean;
  readonly isBusy: boolean;
  readonly onChoose: (value: string, isChosen: boolean) => void;
}

/** A form field of selectable chips: radio buttons, or checkboxes if `isMultiple`. */
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
