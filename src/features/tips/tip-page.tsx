import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { chipLinkClass } from '#ui/control/chip.ts';
import { CommentSheetProvider } from '#widgets/comments/comment-sheet-provider.tsx';
import { CommentList } from '#widgets/comments/comment-list.tsx';
import { WriteButton } from '#widgets/comments/write-button.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { tipPollInterval, tipQuery } from '#widgets/tips/tip-queries.ts';
import { TipReply } from '#widgets/tips/tip-reply.tsx';
import { TipSteps } from '#widgets/tips/tip-steps.tsx';
import { categoryName } from '#widgets/tips/tip-labels.ts';
import { FollowButton } from './follow-button.tsx';
import { TipVideo } from './tip-video.tsx';
import { TipMeta } from './tip-meta.tsx';
import { TipPictures } from './tip-pictures.tsx';
import { TipShare } from './tip-share.tsx';
import styles from './tip-page.module.css';

interface TipPageProps {
  readonly tipId: string;
  /** number of the picture that the URL opens, from 1 */
  readonly picture: number | undefined;
}

/** 爆料: a tip with its progress and comments. Data is loaded by `loadTip` and polled while the page is open. */
export function TipPage({ tipId, picture }: TipPageProps) {
  const { data: tip } = useSuspenseQuery({
    ...tipQuery(useGateway(), tipId),
    refetchInterval: ({ state }) => tipPollInterval(state.data && [state.data]),
    refetchOnWindowFocus: 'always',
  });
  const { text, category, pictures, video, topic, item, state } = tip;
  const isShown = state !== 'received' && state !== 'held' && state !== 'hidden';
  return (
    <CommentSheetProvider subject={{ type: 'tip', id: tipId }}>
      <PageBar title={<h1>爆料</h1>} end={isShown && <TipShare tip={tip} />} />
      <main>
        <article className={styles.tip}>
          <TipMeta tip={tip} />
          <p className={styles.text}>{text}</p>
          {pictures.length > 0 && <TipPictures pictures={pictures} picture={picture} />}
          {video !== undefined && <TipVideo video={video} />}
          <ul className={styles.links} aria-label="分类与话题">
            <li className={styles.category}>{categoryName(category)}</li>
            {topic !== undefined && (
              <li>
                <Link to="/infoTopic/{-$id}" params={{ id: topic.id }} className={chipLinkClass}>
                  #{topic.title}
                </Link>
              </li>
            )}
            {item !== undefined && (
              <li>
                <Link to="/infomation/$" params={{ _splat: item.id }} className={chipLinkClass}>
                  相关资讯：{item.title}
                </Link>
              </li>
            )}
          </ul>
        </article>
        <section className={styles.progress} aria-labelledby="progress-title">
          <div className={styles.progressHead}>
            <h2 id="progress-title" className={styles.title}>
              处理进展
            </h2>
            {isShown && <FollowButton tip={tip} />}
          </div>
          <TipSteps tip={tip} />
          <TipReply tip={tip} />
        </section>
        {isShown && (
          <section id="comments" className={styles.comments} aria-labelledby="comments-title">
            <CommentList titleId="comments-title" />
          </section>
        )}
      </main>
      <section className={styles.bar} aria-label="参与">
        {isShown && <WriteButton />}
        <Link to="/report/$" params={{ _splat: '' }} preload="intent" className={styles.report}>
          我也要爆料
        </Link>
      </section>
    </CommentSheetProvider>
  );
}
