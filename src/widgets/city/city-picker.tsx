import { cities } from '#lib/search/cities.ts';
import { DownIcon, PlaceIcon } from '#ui/icons/navigation.tsx';
import styles from './city-picker.module.css';

interface CityPickerProps {
  readonly cityId: string;
  readonly onCityChange: (cityId: string) => void;
}

/** A native select of the cities. */
export function CityPicker({ cityId, onCityChange }: CityPickerProps) {
  return (
    <label className={styles.picker}>
      <span className={styles.start}>
        <PlaceIcon size="small" />
      </span>
      <select
        className={styles.select}
        aria-label="城市"
        value={cityId}
        onChange={(event) => onCityChange(event.target.value)}
      >
        {cities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <span className={styles.end}>
        <DownIcon size="small" />
      </span>
    </label>
  );
}
