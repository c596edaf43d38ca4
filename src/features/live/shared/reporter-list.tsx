import { useSuspenseQuery } from '@tanstack/react-query';
import { countText } from '#lib/text/counts.ts';
import { Avatar } from '#ui/card/avatar.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { FollowPublisher } from '#widgets/publishers/follow-publisher.tsx';
import { PublisherLink } from '#widgets/publishers/publisher-link.tsx';
import { reportersQuery } from './live-queries.ts';
import type { LiveRoom } from './live-types.ts';
import styles from './reporter-list.module.css';

/** Reporters of a live room, who can be followed. Data is loaded by `loadLivePart`. */
export function ReporterList({ room }: { readonly room: LiveRoom }) {
  const { list } = useSuspenseQuery(reportersQuery(useGateway(), room.id)).data;
  if (list.length === 0) return <EmptyState text="这场直播还没有登记现场记者" />;
  return (
    <section aria-label="现场记者">
      {list.map(({ publisherId: id, name, headImg, role, summary, follows, followed }) => (
        <article key={id} className={styles.card}>
          {/* an organisation’s page is led on to from a publisher’s */}
          <PublisherLink id={id} kind="personal" className={styles.link ?? ''}>
            <Avatar src={headImg} name={name} verified />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.role}>{role}</span>
              <span className={styles.summary}>{summary}</span>
              <span className={styles.summary}>{countText(follows)} 人关注</span>
            </span>
          </PublisherLink>
          <FollowPublisher publisher={{ id, name, follows, followed }} />
        </article>
      ))}
      <EndMark text="现场记者都在这里了" />
    </section>
  );
}
