import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { shortDay } from '#lib/time/dates.ts';
import { Badge } from '#ui/card/badge.tsx';
import { cellClass } from '#ui/list/columns.ts';
import { classNames } from '#ui/state/class-names.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { newestBriefingQuery } from '../shared/briefing-queries.ts';
import { editionNames } from '../shared/edition-names.ts';
import styles from './hot-strip.module.css';

/** Leads to the newest edition of 早报 or 晚报; left out if there is none. */
export function BriefingStrip() {
  const briefing = useQuery(newestBriefingQuery(useGateway())).data;
  if (briefing === undefined) return null;
  const { id, date, edition, count } = briefing;
  return (
    <Link
      to="/briefing/{-$id}"
      params={{ id }}
      preload="intent"
      className={classNames(styles.strip, cellClass)}
    >
      <span className={styles.all}>
        <Badge>{editionNames[edition]}</Badge>
      </span>
      <span className={styles.event}>
        <span className={styles.title}>
          {shortDay(date)}要闻 {count} 条
        </span>
        <span className={styles.heat}>能读，也能听</span>
      </span>
    </Link>
  );
}
