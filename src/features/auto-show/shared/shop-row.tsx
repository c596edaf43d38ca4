import { Link } from '@tanstack/react-router';
import type { AutoShop } from './auto-types.ts';
import styles from './shop-row.module.css';

/** A dealer in a list. */
export function ShopRow({ shop }: { readonly shop: AutoShop }) {
  const { id, name, address, brandNames, distanceMetres } = shop;
  return (
    <Link to="/autoShow/shopDetails/$" params={{ _splat: id }} preload="intent" className={styles.shop}>
      <span className={styles.name}>
        {name}
        {distanceMetres !== undefined && <span className={styles.meta}>{distanceText(distanceMetres)}</span>}
      </span>
      <span className={styles.meta}>{address}</span>
      <span className={styles.meta}>{brandNames.join('、')}</span>
    </Link>
  );
}

/** As the crow flies. */
const distanceText = (metres: number): string =>
  metres < 1000 ? `直线 ${metres} 米` : `直线 ${(metres / 1000).toFixed(1)} 公里`;
