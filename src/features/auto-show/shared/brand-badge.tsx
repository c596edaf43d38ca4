import styles from './brand-badge.module.css';
import type { AutoBrand } from './auto-types.ts';

/** The sign of a brand: its first character on its colour. */
export function BrandBadge({ brand: { name, color } }: { readonly brand: AutoBrand }) {
  return (
    <span className={styles.badge} style={{ backgroundColor: color }} aria-hidden="true">
      {Array.from(name)[0]}
    </span>
  );
}
