import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { postHeatRule } from '#rules/community/heat.ts';
import { countText } from '#lib/text/counts.ts';
import { Headline } from '#ui/card/headline.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { Picture } from '#ui/content/picture.tsx';
import { Button } from '#ui/control/button.tsx';
import { EndlessList } from '#ui/list/endless-list.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { SkeletonCard } from '#ui/state/skeleton.tsx';
import { CommentList } from '#widgets/comments/comment-list.tsx';
import { CommentSheetProvider } from '#widgets/comments/comment-sheet-provider.tsx';
import { reasonName } from '#widgets/comments/report-reasons.ts';
import { WriteButton } from '#widgets/comments/write-button.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { HiddenCount } from '#ui/list/hidden-count.tsx';
import { showHiddenReaders, useHiddenReaders } from '#widgets/hidden-readers/hidden-readers.ts';
import { useAction } from '#widgets/notice/use-action.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { PageShareButton } from '#widgets/share/page-share-button.tsx';
import {
  postPages,
  topicPollIntervalMs,
  topicQuery,
  type PostOrder,
  type SquareTopic,
} from '../shared/community-queries.ts';
import { PostCard } from './post-card.tsx';
import styles from './square.module.css';

const loadSheet = () => import('./post-form-sheet.tsx');
const PostFormSheet = lazy(async () => ({ default: (await loadSheet()).PostFormSheet }));

const orders = [
  { id: 'hot', label: '最热' },
  { id: 'new', label: '最新' },
] as const;

/** A topic with its posts and its discussion. Data is loaded by `loadSquare` and polled while the page is open. */
export function TopicPage({ topicId }: { readonly topicId: string }) {
  const { data: topic } = useSuspenseQuery({
    ...topicQuery(useGateway(), topicId),
    refetchInterval: topicPollIntervalMs,
    refetchOnWindowFocus: 'always',
  });
  const act = useAction();
  const [isWriting, setWriting] = useState(false);
  const [order, setOrder] = useState<PostOrder>('hot');
  const { id, title, summary, cover, host, hostWords, held, state, participants, posts, heat } = topic;
  return (
    <CommentSheetProvider subject={{ type: 'topic', id }}>
      <PageBar
        title={
          <Link to="/topicFile/topicSquare/$" params={{ _splat: '' }} className={styles.all}>
            话题广场
          </Link>
        }
        end={
          <PageShareButton
            title={title}
            summary={summary}
            date={`${topic.opensAt.slice(0, 10)} 至 ${topic.closesAt.slice(0, 10)}`}
            picture={cover.url}
            path={`/topicFile/topicSquareshare/${id}`}
            hint="长按识别二维码，一起聊这个话题"
          />
        }
      />
      <main className={styles.page}>
        <header>
          <Picture {...cover} ratio="16/9" sizes="min(100vw, 640px)" first square />
          <div className={styles.head}>
            <Headline>#{title}</Headline>
            <p className={styles.summary}>{summary}</p>
            <p className={styles.counts}>
              <span>{countText(participants)} 人参与</span>
              <span>{countText(posts)} 条帖子</span>
              <span>热度 {countText(heat)}</span>
              <span>主持：{host}</span>
            </p>
            <p className={styles.counts}>
              {topic.opensAt.slice(0, 16)} 开始，{topic.closesAt.slice(0, 16)} 结束
              {state === 'closed' && '（已结束）'}
            </p>
            {held && <p className={styles.note}>这个话题先审后发：写好的帖子编辑看过才公开。</p>}
          </div>
        </header>
        {hostWords !== '' && (
          <section className={styles.pinned} aria-label="主持人的话">
            <p className={styles.pin}>置顶 · {host}</p>
            <p>{hostWords}</p>
          </section>
        )}
        <section aria-labelledby="posts-title">
          <SectionHead id="posts-title" title="帖子">
            <Tabs items={orders} activeId={order} onChange={setOrder} label="帖子排序" panelId="posts-list" />
          </SectionHead>
          {order === 'hot' && <p className={styles.how}>{postHeatRule}</p>}
          <div id="posts-list" role="tabpanel" aria-label="帖子列表">
            <Posts key={order} topicId={id} order={order} />
          </div>
        </section>
        <Removals topic={topic} />
        <section id="comments" className={styles.comments} aria-labelledby="comments-title">
          <CommentList titleId="comments-title" />
        </section>
      </main>
      <section className={styles.bar} aria-label="参与">
        <WriteButton />
        {state === 'open' ? (
          <Button
            variant="brand"
            aria-haspopup="dialog"
            onClick={() =>
              act(async () => {
                await loadSheet();
                setWriting(true);
              })
            }
          >
            写帖子
          </Button>
        ) : (
          <p className={styles.note}>{state === 'closed' ? '话题已结束' : '话题还没有开始'}</p>
        )}
      </section>
      {isWriting && (
        <Suspense fallback={null}>
          <PostFormSheet topic={topic} onSent={() => setOrder('new')} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </CommentSheetProvider>
  );
}

function Posts({ topicId, order }: { readonly topicId: string; readonly order: PostOrder }) {
  const pages = useInfiniteQuery(postPages(useGateway(), topicId, order));
  const listKey = `posts ${topicId} ${order}`;
  const list = useEndlessList(pages, { listKey });
  const hidden = useHiddenReaders();
  if (pages.data === undefined)
    return pages.isError ? (
      <ErrorState onRetry={() => void pages.refetch()} />
    ) : (
      Array.from({ length: 3 }, (_, index) => <SkeletonCard key={index} kind="three" />)
    );
  const loaded = pages.data.pages.flatMap((page) => page.list);
  const posts = loaded.filter(({ author, own }) => own || !hidden.has(author.key));
  return (
    <>
      {loaded.length === 0 && <EmptyState text="还没有人写，来写第一条吧" />}
      <EndlessList rows={posts} keyOf={({ id }) => id} positionKey={listKey}>
        {(post) => <PostCard post={post} />}
      </EndlessList>
      <HiddenCount count={loaded.length - posts.length} what="条帖子" onShow={showHiddenReaders} />
      {loaded.length > 0 && (
        <LoadMore {...list} loaded={loaded.length} end={<EndMark text="帖子都在这里了" />} />
      )}
    </>
  );
}

/** The public tally of removals. */
function Removals({ topic: { removals } }: { readonly topic: SquareTopic }) {
  const total = removals.reduce((sum, { posts }) => sum + posts, 0);
  return (
    <section className={styles.removals} aria-labelledby="removals-title">
      <h2 id="removals-title" className={styles.title}>
        移除公示
      </h2>
      <p className={styles.note}>
        {total === 0 ? '编辑没有移除过这个话题的帖子。' : `编辑移除了 ${total} 条帖子，按原因：`}
      </p>
      {total > 0 && (
        <ul className={styles.counts}>
          {removals.map(({ reason, posts }) => (
            <li key={reason}>
              {reasonName(reason)} {posts} 条
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
