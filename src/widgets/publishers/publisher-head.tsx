import { cityOf } from '#lib/search/cities.ts';
import { countText } from '#lib/text/counts.ts';
import { Avatar } from '#ui/card/avatar.tsx';
import { FoldedText } from '#ui/content/folded-text.tsx';
import { SkeletonAvatar, SkeletonLine } from '#ui/state/skeleton.tsx';
import { FollowPublisher } from './follow-publisher.tsx';
import styles from './publisher-head.module.css';
import type { Publisher } from './publisher-queries.ts';

/** Profile of a publisher with the follow button. */
export function PublisherHead({ publisher }: { readonly publisher: Publisher }) {
  const { id, name, headImg, summary, introduction, cityId, since, follows } = publisher;
  const city = cityId === undefined ? undefined : cityOf(cityId)?.name;
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <Avatar src={headImg} name={name} verified />
        <div className={styles.words}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.summary}>{summary}</p>
        </div>
      </div>
      <div className={styles.facts}>
        <p className={styles.meta}>
          <span>
            <b className={styles.count}>{countText(follows)}</b> 人关注
          </span>
          {city !== undefined && <span>{city}</span>}
          <span>{since.slice(0, 4)} 年入驻</span>
        </p>
        <FollowPublisher publisher={publisher} />
      </div>
      <FoldedText text={introduction} positionKey={`publisher ${id}`} />
    </header>
  );
}

/** Placeholder of a publisher's profile. */
export function PublisherHeadSkeleton() {
  return (
    <div className={styles.head}>
      <div className={styles.who}>
        <SkeletonAvatar />
        <div className={styles.words}>
          <p className={styles.name}>
            <SkeletonLine width={0.5} />
          </p>
          <p className={styles.summary}>
            <SkeletonLine />
            <SkeletonLine width={0.4} />
          </p>
        </div>
      </div>
      <div className={styles.facts}>
        <div className={styles.blank}>
          <SkeletonLine width={0.5} />
        </div>
      </div>
      <div className={styles.introduction}>
        {[1, 1, 0.7, 1, 1, 0.6].map((width, index) => (
          <SkeletonLine key={index} width={width} />
        ))}
      </div>
    </div>
  );
}
