import { Chips, type ChipsProps } from './chips.tsx';
import styles from './choice-group.module.css';
import { Tick } from './tick.tsx';

interface ChoiceGroupProps extends ChipsProps {
  /** name of the field in its form */
  readonly name: string;
  /** several may be chosen */
  readonly isMultiple?: boolean;
}

/** One or several of a few, as chips to be tapped; radio buttons or boxes to keyboards and screen readers. */
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
