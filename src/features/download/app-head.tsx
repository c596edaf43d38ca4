import { appName } from '#platform/app-bridge/app-stores.ts';
import styles from './app-head.module.css';

const reasons = [
  '突发和要闻第一时间推送',
  '离线也能读收藏的文章',
  '直播、听新闻、数字报都在一处',
  '关怀版大字大按钮',
];

/** Name, icon and advantages of the app. */
export function AppHead() {
  return (
    <header className={styles.head}>
      <span className={styles.sign} aria-hidden="true">
        齐鲁
      </span>
      <div>
        <p className={styles.name}>{appName}客户端</p>
        <p className={styles.line}>读懂今天的山东</p>
      </div>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </header>
  );
}
