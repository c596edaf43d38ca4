import { storeReadingPosition } from '#platform/storage/reading-positions.ts';
import { IconButton } from '#ui/control/icon-button.tsx';
import { RemoveIcon } from '#ui/icons/account.tsx';
import { UnfinishedLink } from '#widgets/unfinished/unfinished-link.tsx';
import { useUnfinishedStories } from '#widgets/unfinished/use-unfinished-stories.ts';
import { ListHead, NothingYet } from './list-states.tsx';
import styles from './my-follows.module.css';

/** 接着读: stories that were begun on this device. */
export function MyReading() {
  const stories = useUnfinishedStories();
  if (stories.length === 0) return <NothingYet text="没有读到一半的文章。长文章读到哪里，这里都记得" />;
  return (
    <section aria-label="接着读">
      <ListHead note={`这台设备上的 ${stories.length} 篇`} />
      <ul>
        {stories.map(({ id, title, percent }) => (
          <li key={id} className={styles.row}>
            <UnfinishedLink id={id} className={styles.link ?? ''}>
              <span>{title}</span>
              <span className={styles.note}>读到 {percent}%</span>
            </UnfinishedLink>
            <IconButton
              label={`不再接着读：${title}`}
              icon={<RemoveIcon />}
              onClick={() => storeReadingPosition(id, undefined)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
