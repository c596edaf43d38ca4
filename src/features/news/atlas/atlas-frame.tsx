import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import type { StoryPicture } from '#lib/story/story-pictures.ts';
import { iconLinkClass } from '#ui/control/icon-button.tsx';
import { NextIcon, PreviousIcon } from '#ui/icons/gallery.tsx';
import { visuallyHiddenClass } from '#ui/state/visually-hidden.ts';
import { AtlasBack } from './atlas-back.tsx';
import { AtlasCaption } from './atlas-caption.tsx';
import styles from './atlas-frame.module.css';
import type { Article, NewsItem } from '../shared/news-types.ts';
import { StoryShare } from '../shared/text/story-share.tsx';

interface AtlasFrameProps {
  readonly atlas: Article;
  readonly pictures: readonly StoryPicture[];
  /** atlases after this one */
  readonly following: readonly NewsItem[];
  /** of the shown picture, from 0; the number of pictures for the page after the last */
  readonly index: number;
  /** hides everything but the picture */
  readonly isBare: boolean;
  readonly isZoomed: boolean;
  /** undefined until the row of pictures is loaded: links are used */
  readonly show: ((index: number) => void) | undefined;
}

/** Overlay of an atlas: back button, counter, caption, and links to the neighbouring pictures. */
export function AtlasFrame(props: AtlasFrameProps) {
  const { atlas, pictures, following, index, isBare, isZoomed, show } = props;
  const total = pictures.length;
  const isEnd = index >= total;
  const [next] = following;
  return (
    <div
      className={styles.frame}
      data-bare={isBare && !isEnd ? '' : undefined}
      data-zoomed={isZoomed || undefined}
    >
      <header className={styles.top}>
        <AtlasBack />
        {!isEnd && (
          <p className={styles.counter} aria-hidden="true">
            {index + 1}/{total}
          </p>
        )}
        <p className={visuallyHiddenClass} role="status">
          {isEnd ? '图集看完了' : `第 ${index + 1} 张，共 ${total} 张`}
        </p>
        <StoryShare story={atlas} picture={atlas.covers[0]?.url} page="atlas" />
      </header>
      <nav className={styles.sides} aria-label="翻看图片">
        <Step to={index - 1} total={total} label="上一张" show={show}>
          <PreviousIcon />
        </Step>
        {index === total - 1 && show === undefined && next !== undefined ? (
          <Link
            to="/atlas/$"
            params={{ _splat: next.id }}
            className={iconLinkClass}
            aria-label={`下一个图集：${next.title}`}
          >
            <NextIcon />
          </Link>
        ) : (
          <Step
            to={index + 1}
            total={show === undefined ? total : total + 1}
            label={index === total - 1 ? '下一个图集' : '下一张'}
            show={show}
          >
            <NextIcon />
          </Step>
        )}
      </nav>
      {!isEnd && <AtlasCaption atlas={atlas} picture={pictures[index]} index={index} />}
    </div>
  );
}

interface StepProps {
  /** from 0 */
  readonly to: number;
  /** number of pictures */
  readonly total: number;
  readonly label: string;
  readonly show: ((index: number) => void) | undefined;
  readonly children: ReactNode;
}

/** Link to a neighbouring picture, with a URL for browsers without scripts. */
function Step({ to, total, label, show, children }: StepProps) {
  if (to < 0 || to >= total) return <span />;
  function go(event: MouseEvent) {
    if (show === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(to);
  }
  return (
    <a className={iconLinkClass} href={`?picture=${to + 1}`} aria-label={label} onClick={go}>
      {children}
    </a>
  );
}
