import { Field } from '#ui/control/field.tsx';

interface TimeFieldProps {
  readonly label: string;
  readonly name: string;
  /** `YYYY-MM-DD HH:MM:SS`; empty until one is chosen */
  readonly value: string;
  readonly fault: string | undefined;
  readonly isBusy: boolean;
  readonly onChange: (time: string) => void;
}

/** Date and time by the native picker, in Shanghai time whatever the device's time zone. */
export function TimeField({ label, name, value, fault, isBusy, onChange }: TimeFieldProps) {
  return (
    <Field
      label={label}
      name={name}
      type="datetime-local"
      value={value.slice(0, 16).replace(' ', 'T')}
      readOnly={isBusy}
      fault={fault}
      onChange={({ target }) => onChange(timeOf(target.value))}
    />
  );
}

/** @param chosen `YYYY-MM-DDTHH:MM`, in some browsers with seconds */
const timeOf = (chosen: string) => (chosen === '' ? '' : `${chosen.slice(0, 16).replace('T', ' ')}:00`);
