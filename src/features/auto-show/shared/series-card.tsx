import { Link } from '@tanstack/react-router';
import { Picture } from '#ui/content/picture.tsx';
import { bodyNames, energyNames, priceRange } from './auto-words.ts';
import type { AutoSeriesCard } from './auto-types.ts';
import styles from './series-card.module.css';

interface SeriesCardProps {
  readonly series: AutoSeriesCard;
  /** such as its heat */
  readonly note?: string | undefined;
  /** the page's first picture */
  readonly first?: boolean;
}

/** A model in a grid. */
export function SeriesCard({ series, note, first = false }: SeriesCardProps) {
  const { id, name, brandName, body, energy, cover } = series;
  return (
    <Link to="/autoShow/vehicleDetails/$" params={{ _splat: id }} preload="intent" className={styles.card}>
      <Picture
        url={cover.url}
        alt=""
        color={cover.color}
        ratio="3/2"
        sizes="min(50vw, 320px)"
        first={first}
      />
      <span className={styles.name}>
        {brandName} {name}
      </span>
      <span className={styles.meta}>
        {bodyNames[body]} · {energyNames[energy]}
      </span>
      <span>{priceRange(series)}</span>
      {note !== undefined && <span className={styles.meta}>{note}</span>}
    </Link>
  );
}

/** Models in two columns, more on a wide screen. */
export const seriesGridClass = styles.grid ?? '';
