import { useId } from 'react';
import { cities } from '#lib/search/cities.ts';
import { Fault } from '#ui/control/field.tsx';
import styles from './city-field.module.css';

interface CityFieldProps {
  readonly label: string;
  readonly value: string;
  readonly fault: string | undefined;
  readonly isBusy: boolean;
  readonly onChange: (cityId: string) => void;
}

/** Form field with the cities of the province. */
export function CityField({ label, value, fault, isBusy, onChange }: CityFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name="cityId"
        className={styles.select}
        value={value}
        disabled={isBusy}
        aria-invalid={fault !== undefined}
        {...(fault !== undefined && { 'aria-describedby': `${id}-fault` })}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">请选择</option>
        {cities.map((city) => (
          <option key={city.id} value={city.id}>
            {city.name}
          </option>
        ))}
      </select>
      <Fault id={`${id}-fault`} text={fault} />
    </div>
  );
}
