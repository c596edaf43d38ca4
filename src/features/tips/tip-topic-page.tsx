import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { countText } from '#lib/text/counts.ts';
import { Button, buttonClass } from '#ui/control/button.tsx';
import { Headline } from '#ui/card/headline.tsx';
import { Picture } from '#ui/content/picture.tsx';
import { sideBySideClass } from '#ui/content/side-by-side.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import { cellClass, columnsClass } from '#ui/list/columns.ts';
import { classNames } from '#ui/state/class-names.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { SheetButton } from '#widgets/share/sheet-button.tsx';
import { TipList } from './tip-list.tsx';
import { topicsQuery } from './tip-page-queries.ts';
import type { TipTopic } from './tip-types.ts';
import styles from './tip-topic-page.module.css';

const loadSheet = () => import('./publish-sheet.tsx');
const PublishSheet = lazy(async () => ({ default: (await loadSheet()).PublishSheet }));

/** 爆料话题: a topic with its tips, or all topics. Data is loaded by `loadTopic`. */
export function TopicPage({ topic }: { readonly topic: TipTopic | undefined }) {
  return topic === undefined ? <AllTopics /> : <OneTopic topic={topic} />;
}

function OneTopic({ topic }: { readonly topic: TipTopic }) {
  const { id, title, summary, cover, host, tips, follows, comments } = topic;
  return (
    <>
      <PageBar
        title={
          <Link to="/infoTopic/{-$id}" params={{ id: undefined }} className={styles.all}>
            全部话题
          </Link>
        }
      />
      <main className={styles.page} data-wide>
        <header className={sideBySideClass}>
          <Picture {...cover} ratio="16/9" sizes="min(100vw, 640px)" first square />
          <div className={styles.head}>
            <Headline>#{title}</Headline>
            <p className={styles.summary}>{summary}</p>
            <p className={styles.counts}>
              <span>{countText(tips)} 条爆料</span>
              <span>{countText(follows)} 次关注</span>
              <span>{countText(comments)} 条评论</span>
              <span>主持：{host}</span>
            </p>
          </div>
        </header>
        <div className={styles.list}>
          <TipList topicId={id} />
        </div>
      </main>
      <section className={styles.bar} aria-label="参与">
        <SheetButton
          load={loadSheet}
          renderSheet={(onClose) => <PublishSheet topic={topic} onClose={onClose} />}
          renderButton={(onOpen) => (
            <Button variant="brand" aria-haspopup="dialog" onClick={onOpen}>
              参与话题
            </Button>
          )}
        />
      </section>
    </>
  );
}

function AllTopics() {
  const { list } = useSuspenseQuery(topicsQuery(useGateway())).data;
  return (
    <>
      <PageBar title={<h1>爆料话题</h1>} />
      <main className={styles.page} data-wide>
        {list.length > 0 && (
          <section aria-labelledby="topics-title">
            <SectionHead id="topics-title" title="正在征集" note={`${list.length} 个话题`} />
            <ul className={classNames(columnsClass, styles.topics)}>
              {list.map((topic, index) => (
                <li key={topic.id} className={cellClass}>
                  <TopicCard topic={topic} first={index === 0} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className={styles.list}>
          <TipList topicId={undefined} />
        </div>
      </main>
      <section className={styles.bar} aria-label="参与">
        <Link to="/report/$" params={{ _splat: '' }} preload="intent" className={buttonClass('brand')}>
          我要爆料
        </Link>
      </section>
    </>
  );
}

function TopicCard({ topic, first }: { readonly topic: TipTopic; readonly first: boolean }) {
  const { id, title, cover, tips, comments } = topic;
  return (
    <Link to="/infoTopic/{-$id}" params={{ id }} className={styles.card}>
      <span className={styles.thumb}>
        <Picture {...cover} alt="" ratio="3/2" sizes="112px" first={first} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>#{title}</span>
        <span className={styles.note}>
          {countText(tips)} 条爆料 · {countText(comments)} 条评论
        </span>
      </span>
    </Link>
  );
}
