import { useInfiniteQuery } from '@tanstack/react-query';
import { Avatar } from '#ui/card/avatar.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { SkeletonAvatar, SkeletonLine } from '#ui/state/skeleton.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import styles from './invite-part.module.css';
import { invitedPages } from '../shared/live-queries.ts';

/** Readers invited with the code. */
export function InvitedList({ roomId }: { readonly roomId: string }) {
  const pages = useInfiniteQuery(invitedPages(useGateway(), roomId));
  const list = useEndlessList(pages, { listKey: `invited ${roomId}` });
  const invited = pages.data?.pages.flatMap((page) => page.list) ?? [];
  const total = pages.data?.pages[0]?.total;
  return (
    <section aria-labelledby="invited" aria-busy={list.phase === 'loading'}>
      <SectionHead id="invited" title="已邀请的朋友" {...(total !== undefined && { note: `${total} 位` })} />
      {pages.data === undefined && <Coming pages={pages} />}
      {pages.data !== undefined && invited.length === 0 && (
        <p className={styles.none}>还没有朋友从您的链接进来，先发给家人试试</p>
      )}
      <ul>
        {invited.map(({ name, headImg, at }, index) => (
          <li key={index} className={styles.friend}>
            <Avatar src={headImg} name={name} />
            <span className={styles.name}>{name}</span>
            <span className={styles.at}>
              <RelativeTime at={at} />
            </span>
          </li>
        ))}
      </ul>
      {pages.data !== undefined && (
        <LoadMore
          {...list}
          loaded={invited.length}
          end={invited.length > 0 && <EndMark text="邀请的朋友都在这里了" />}
        />
      )}
    </section>
  );
}

interface ComingProps {
  readonly pages: {
    readonly isError: boolean;
    readonly fetchStatus: string;
    readonly refetch: () => Promise<unknown>;
  };
}

/** Skeleton of the list, or its error. */
function Coming({ pages }: ComingProps) {
  if (pages.fetchStatus === 'paused') return <p className={styles.none}>网络断开了，连上后会自动加载</p>;
  if (pages.isError) return <ErrorState onRetry={() => void pages.refetch()} />;
  return [0.3, 0.4].map((width) => (
    <p key={width} className={styles.friend}>
      <SkeletonAvatar />
      <span className={styles.name}>
        <SkeletonLine width={width} />
      </span>
    </p>
  ));
}
