import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EndMark } from '#ui/list/end-mark.tsx';
import { Headline } from '#ui/card/headline.tsx';
import { linkClass } from '#ui/control/link.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { placeName } from '#widgets/tips/tip-labels.ts';
import styles from './item-page.module.css';
import { TipCard } from './tip-card.tsx';
import { itemQuery } from './tip-page-queries.ts';
import { TipPictures } from './tip-pictures.tsx';

interface ItemPageProps {
  readonly itemId: string;
  /** number of the picture that the URL opens, from 1 */
  readonly picture: number | undefined;
}

/** 资讯: a short item with its source, and tips on the same matter. Data is loaded by `loadItem`. */
export function ItemPage({ itemId, picture }: ItemPageProps) {
  const { data: item } = useSuspenseQuery(itemQuery(useGateway(), itemId));
  const { title, text, source, publishedAt, pictures, story, tips } = item;
  return (
    <>
      <PageBar title="资讯" />
      <main>
        <article className={styles.item}>
          <Headline>{title}</Headline>
          <p className={styles.meta}>
            <RelativeTime at={publishedAt} />
            <span>{placeName(item)}</span>
          </p>
          {text.split('\n').map((line, index) => (
            <p key={index} className={styles.text}>
              {line}
            </p>
          ))}
          {pictures.length > 0 && <TipPictures pictures={pictures} picture={picture} />}
          <div className={styles.source}>
            <p className={styles.from}>来源</p>
            <p className={styles.name}>{source.name}</p>
            <p className={styles.description}>{source.description}</p>
            {source.url !== undefined && (
              <a className={linkClass} href={source.url} target="_blank" rel="noopener noreferrer nofollow">
                看原文
              </a>
            )}
          </div>
          {story !== undefined && (
            <Link to="/general/$" params={{ _splat: story.id }} className={styles.story}>
              <span className={styles.from}>本报报道</span>
              <span>{story.title}</span>
            </Link>
          )}
        </article>
        <section className={styles.tips} aria-labelledby="tips-title">
          <SectionHead id="tips-title" title="读者反映的同一件事" note={`${tips.length} 条`} />
          {tips.map((tip) => (
            <TipCard key={tip.id} tip={tip} withTopic />
          ))}
          <EndMark text={tips.length === 0 ? '还没有读者反映，知道的话来说一说' : '都在这里了'} />
          <p className={styles.ask}>
            <Link to="/report/$" params={{ _splat: '' }} preload="intent" className={linkClass}>
              我也知道这件事，去爆料
            </Link>
          </p>
        </section>
      </main>
    </>
  );
}
