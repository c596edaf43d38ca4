import { Chips, type ChipsProps } from './chips.tsx';
import styles from './choice-group.module.css';
import { Tick } from './tick.tsx';

interface ChoiceGroupProps extends ChipsProps {
  /** form field name */
  readonly name: string;
  /** checkboxes instead of radio buttons */
  readonly isMultiple?: boolean;
}

/** A group of chips to select one or several of: native radio buttons or checkboxes. */
export function ChoiceGroup({ name, isMultiple = false, ...chips }: ChoiceGroupProps) {
  return (
    <Chips
      {...chips}
      aria-invalid={chips.fault !== undefined}
      chipClass={styles.choice}
      renderInput={(value) => <Tick type={isMultiple ? 'checkbox' : 'radio'} name={name} value={value} />}
    />
  );
}
