import { Link } from '@tanstack/react-router';
import { Avatar } from '#ui/card/avatar.tsx';
import { Badge } from '#ui/card/badge.tsx';
import styles from './expert-row.module.css';
import type { ExpertCard } from './think-tank-types.ts';

/** An expert in a list. @param hasTitle with title and field */
export function ExpertRow({
  expert: { id, name, title, field, portrait, isSample },
  hasTitle = true,
}: {
  readonly expert: ExpertCard;
  readonly hasTitle?: boolean;
}) {
  return (
    <Link to="/expert/$" params={{ _splat: id }} preload="intent" className={styles.expert}>
      <Avatar src={portrait.url} name={name} />
      <span className={styles.words}>
        <span className={styles.name}>
          {name}
          {isSample && <Badge>示例</Badge>}
        </span>
        {hasTitle && (
          <span className={styles.title}>
            {title} · {field}
          </span>
        )}
      </span>
    </Link>
  );
}
