import { Link } from '@tanstack/react-router';
import styles from './claim-row.module.css';
import { minuteText } from '../shared/commonweal-words.ts';
import type { WelfareClaim } from './welfare-queries.ts';

/** A claimed item, with the code to show when collecting it. */
export function ClaimRow({ claim: { item, code, claimedAt, until } }: { readonly claim: WelfareClaim }) {
  return (
    <article className={styles.row}>
      <h3 className={styles.title}>
        <Link to="/welfare/{-$id}" params={{ id: item.id }} className={styles.link}>
          {item.title}
        </Link>
      </h3>
      <p className={styles.code}>{code}</p>
      <p className={styles.note}>
        {minuteText(claimedAt)}领取，{minuteText(until)}前有效
      </p>
    </article>
  );
}
