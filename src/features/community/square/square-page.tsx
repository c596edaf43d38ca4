import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { topicHeatRule } from '#rules/community/heat.ts';
import { countText } from '#lib/text/counts.ts';
import { Picture } from '#ui/content/picture.tsx';
import { cellClass, columnsClass } from '#ui/list/columns.ts';
import { EndlessList } from '#ui/list/endless-list.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { classNames } from '#ui/state/class-names.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { SkeletonCard } from '#ui/state/skeleton.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { PageShareButton } from '#widgets/share/page-share-button.tsx';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import cards from '../shared/community-card.module.css';
import { topicPages, type SquareTopic } from '../shared/community-queries.ts';
import styles from './square.module.css';

const tabs = [
  { id: 'hot', label: '最热' },
  { id: 'new', label: '最新' },
  { id: 'own', label: '我参与的' },
] as const;
type Tab = (typeof tabs)[number]['id'];

/** 话题广场: all topics. Data is loaded by `loadSquare`. */
export function SquarePage() {
  const [tab, setTab] = useState<Tab>('hot');
  const { signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  return (
    <>
      <PageBar
        title={<h1>话题广场</h1>}
        end={
          <PageShareButton
            title="话题广场"
            summary="大家正在聊的事，都在这里。"
            path="/topicFile/topicSquareshare/"
            hint="长按识别二维码，看看大家在聊什么"
          />
        }
      />
      <main className={cards.page} data-wide>
        <div className={styles.tabs}>
          <Tabs
            items={tabs}
            activeId={tab}
            onChange={(next) => (next === 'own' && !signedIn ? askToSignIn('看参与过的话题') : setTab(next))}
            label="话题排序"
            panelId="topics-list"
          />
        </div>
        <p className={styles.how}>{topicHeatRule}</p>
        <div id="topics-list" className={columnsClass} role="tabpanel" aria-label="话题列表">
          <Topics key={tab} tab={tab} />
        </div>
      </main>
    </>
  );
}

function Topics({ tab }: { readonly tab: Tab }) {
  const pages = useInfiniteQuery(topicPages(useGateway(), tab === 'hot' ? 'hot' : 'new', tab === 'own'));
  const list = useEndlessList(pages, { listKey: `square ${tab}` });
  if (pages.data === undefined)
    return pages.isError ? (
      <ErrorState onRetry={() => void pages.refetch()} />
    ) : (
      Array.from({ length: 4 }, (_, index) => <SkeletonCard key={index} kind="three" />)
    );
  const topics = pages.data.pages.flatMap((page) => page.list);
  if (topics.length === 0)
    return <EmptyState text={tab === 'own' ? '还没有参与过话题，挑一个说两句吧' : '还没有话题'} />;
  return (
    <>
      <EndlessList rows={topics} keyOf={({ id }) => id} positionKey={`square ${tab}`}>
        {(topic) => <TopicCard topic={topic} />}
      </EndlessList>
      <LoadMore {...list} loaded={topics.length} end={<EndMark text="话题都在这里了" />} />
    </>
  );
}

function TopicCard({ topic }: { readonly topic: SquareTopic }) {
  const { id, title, summary, cover, participants, posts, heat, state } = topic;
  return (
    <Link to="/topicFile/topicSquare/$" params={{ _splat: id }} className={classNames(cards.card, cellClass)}>
      <span className={cards.thumb}>
        <Picture {...cover} alt="" ratio="3/2" sizes="112px" />
      </span>
      <span className={cards.words}>
        <span className={cards.name}>#{title}</span>
        <span className={cards.summary}>{summary}</span>
        <span className={cards.note}>
          <span>{countText(participants)} 人参与</span>
          <span>{countText(posts)} 条帖子</span>
          <span>热度 {countText(heat)}</span>
          {state === 'closed' && <span>已结束</span>}
        </span>
      </span>
    </Link>
  );
}
