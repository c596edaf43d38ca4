import type { AutoProclamation } from './auto-types.ts';
import styles from './proclamation-row.module.css';

const kindNames = { notice: '公告', change: '变更', schedule: '日程' } as const;

/** A notice, a change or an entry of the schedule. */
export function ProclamationRow({ item }: { readonly item: AutoProclamation }) {
  const { kind, title, text, publishedAt, startsAt, endsAt, venue } = item;
  return (
    <article className={styles.row}>
      <h3>
        <span className={styles.kind} data-kind={kind}>
          {kindNames[kind]}
        </span>
        {title}
      </h3>
      {startsAt !== undefined && (
        <p className={styles.meta}>
          <time dateTime={startsAt.replace(' ', 'T')}>{startsAt.slice(5, 16)}</time>
          {endsAt !== undefined && `—${endsAt.slice(11, 16)}`}
          {venue !== undefined && ` · ${venue}`}
        </p>
      )}
      <p>{text}</p>
      {startsAt === undefined && <p className={styles.meta}>{publishedAt.slice(0, 16)} 发布</p>}
    </article>
  );
}
