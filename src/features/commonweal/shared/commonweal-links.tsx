import { Link } from '@tanstack/react-router';
import styles from './commonweal-links.module.css';

/** Links of the programme: own page, volunteer application, chain, gifts. */
export function CommonwealLinks() {
  return (
    <nav aria-label="参与公益">
      <ul className={styles.links}>
        <li>
          <Link
            to="/v10/publicWelfare/volApplay/$"
            params={{ _splat: '' }}
            preload="intent"
            className={styles.link}
          >
            <span className={styles.name}>我要当志愿者</span>
            <span className={styles.what}>登记一次，全省报名</span>
          </Link>
        </li>
        <li>
          <Link
            to="/v10/publicWelfare/volHome/$"
            params={{ _splat: '' }}
            preload="intent"
            className={styles.link}
          >
            <span className={styles.name}>我的公益</span>
            <span className={styles.what}>时长、活动和证书</span>
          </Link>
        </li>
        <li>
          <Link
            to="/v10/publicWelfare/chainBlocks/$"
            params={{ _splat: '' }}
            preload="intent"
            className={styles.link}
          >
            <span className={styles.name}>公益时长链</span>
            <span className={styles.what}>每一小时都能验证</span>
          </Link>
        </li>
        <li>
          <Link to="/welfare/list" preload="intent" className={styles.link}>
            <span className={styles.name}>读者福利</span>
            <span className={styles.what}>每人一份，先到先得</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
