import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { countText } from '#lib/text/counts.ts';
import { restAfter, storySections } from '#lib/story/story-sections.ts';
import { searchesCollapsedContent, collapseUntilFound } from '#platform/history/find-in-page.ts';
import { onBeforePrint } from '#platform/lifecycle/page-print.ts';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';
import { buttonClass } from '#ui/control/button.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { SkeletonLine } from '#ui/state/skeleton.tsx';
import { useFetchAhead } from '#widgets/gallery/use-fetch-ahead.ts';
import type { Article } from '../news-types.ts';
import { StoryPiece } from './story-piece.tsx';
import styles from './story-rest.module.css';
import type { StoryWhole } from './story-whole.ts';
import { afterPaint } from '#platform/lifecycle/after-paint.ts';

interface StoryRestProps {
  readonly article: Article;
  readonly rest: NonNullable<Article['rest']>;
  readonly whole: StoryWhole;
}

/**
 * The rest of a long story: collapsed, but added to the document once the page is idle, so that find-in-page, print and
 * read-aloud reach it. Its sections are added one at a time and laid out as they come near.
 */
export function StoryRest({ article, rest, whole }: StoryRestProps) {
  const { body, isOpen, shown, hasFailed } = useSyncExternalStore(whole.subscribe, whole.get, whole.get);
  const place = useRef<HTMLDivElement>(null);
  const mayFetchAhead = useFetchAhead();
  const sections = useMemo(() => {
    if (body === undefined) return [];
    const after = restAfter(article.body, body);
    return storySections(after, picturesIn(body.slice(0, body.length - after.length)));
  }, [article.body, body]);
  useSectionsInTurn(whole, sections.length);

  useEffect(
    () =>
      whenIdle(() => {
        // a failure is shown when the reader expands the story
        if (mayFetchAhead()) whole.fetch().catch(() => undefined);
      }),
    [whole, mayFetchAhead],
  );
  useEffect(() => onBeforePrint(() => whole.show('all')), [whole]);
  // without searchable collapsed content there is no point in adding it
  const isThere = body !== undefined;
  useEffect(() => {
    if (isThere && !searchesCollapsedContent()) whole.open();
  }, [isThere, whole]);
  useLayoutEffect(() => {
    if (isOpen || place.current === null) return undefined;
    return collapseUntilFound(place.current, () => whole.open());
  }, [isOpen, whole]);

  function unfold(event: MouseEvent) {
    event.preventDefault();
    whole.open();
    place.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <div ref={place} className={styles.rest} tabIndex={-1} aria-label="全文的其余部分" role="group">
        {sections.slice(0, shown).map(({ html, picturesBefore, height }, index) => (
          <div key={index} className={styles.section} style={{ containIntrinsicHeight: `auto ${height}` }}>
            <StoryPiece article={article} html={html} picturesBefore={picturesBefore} />
          </div>
        ))}
      </div>
      {!isOpen && (
        <p className={styles.fold} data-screen>
          <a className={buttonClass('line')} href="?text=whole" onClick={unfold}>
            展开全文（约 {countText(rest.characters)} 字{rest.pictures > 0 && `，${rest.pictures} 张图`}）
          </a>
        </p>
      )}
      {!isThere && <p className={styles.printed}>这里印的是开头部分。展开全文后再打印，就能印出全文。</p>}
      {isOpen && hasFailed && <ErrorState text="全文没能加载出来，请检查网络后重试" onRetry={whole.open} />}
      {isOpen && !isThere && !hasFailed && (
        <div className={styles.coming} role="status" aria-label="正在加载全文">
          {[1, 1, 0.7, 1, 1, 0.4].map((width, index) => (
            <SkeletonLine key={index} width={width} />
          ))}
        </div>
      )}
    </>
  );
}

function picturesIn(html: string): number {
  return html.match(/<img\b[^>]*\bsrc="/g)?.length ?? 0;
}

/**
 * Adds the sections of a long story to the document one after another, so that none delays a frame: while the page is idle,
 * and after expanding one per paint.
 */
function useSectionsInTurn(whole: StoryWhole, sections: number): void {
  const { isOpen, shown } = useSyncExternalStore(whole.subscribe, whole.get, whole.get);
  useEffect(() => {
    if (shown >= sections) return undefined;
    const next = () => whole.show('one more');
    return isOpen ? afterPaint(next) : whenIdle(next);
  }, [whole, isOpen, shown, sections]);
}
