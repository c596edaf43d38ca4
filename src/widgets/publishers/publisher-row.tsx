import { countText } from '#lib/text/counts.ts';
import { Avatar } from '#ui/card/avatar.tsx';
import { SkeletonAvatar, SkeletonLine } from '#ui/state/skeleton.tsx';
import { FollowPublisher } from './follow-publisher.tsx';
import { PublisherLink } from './publisher-link.tsx';
import type { PublisherCard } from './publisher-queries.ts';
import styles from './publisher-row.module.css';

/** A publisher in a list, with the follow button. */
export function PublisherRow({ publisher }: { readonly publisher: PublisherCard }) {
  const { id, kind, name, headImg, summary, follows, stories } = publisher;
  return (
    <div className={styles.row}>
      <PublisherLink id={id} kind={kind} className={styles.link ?? ''}>
        <Avatar src={headImg} name={name} verified />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.summary}>{summary}</span>
          <span className={styles.meta}>
            {countText(follows)} 人关注 · {stories} 篇
          </span>
        </span>
      </PublisherLink>
      <FollowPublisher publisher={publisher} />
    </div>
  );
}

/** Placeholder of publishers in a list. */
export function PublisherRowsSkeleton() {
  return Array.from({ length: 6 }, (_, index) => (
    <div key={index} className={styles.row}>
      <span className={styles.link}>
        <SkeletonAvatar />
        <span className={styles.words}>
          <span className={styles.name}>
            <SkeletonLine width={0.4} />
          </span>
          <span className={styles.summary}>
            <SkeletonLine />
            <SkeletonLine width={0.4} />
          </span>
          <span className={styles.meta}>
            <SkeletonLine width={0.5} />
          </span>
        </span>
      </span>
    </div>
  ));
}
