import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#ui/control/button.tsx';
import { RowBlocks } from '#ui/list/row-blocks.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { useEndlessList, type EndlessListParts } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { NewsRow } from '../shared/lists/news-row.tsx';
import type { SectionsBy, SpecialSection as Section } from '../shared/news-types.ts';
import styles from './special-section.module.css';
import { specialSectionPages } from './special-queries.ts';

interface SpecialSectionProps {
  /** of its element: links of the page lead to it */
  readonly id: string;
  readonly topicId: string;
  readonly by: SectionsBy;
  readonly section: Section;
  readonly isOwnCity: boolean;
}

/** One section of a topic: its first stories, and more of them as long as the reader asks. */
export function SpecialSection({ id, topicId, by, section, isOwnCity }: SpecialSectionProps) {
  const { label, total } = section;
  const pages = useInfiniteQuery(specialSectionPages(useGateway(), { newsId: topicId, by, section }));
  const listKey = `special ${topicId} ${by} ${label}`;
  const more = useEndlessList(pages, { listKey, isFolded: true });
  // what came with the topic may be newer than what is kept of it, until more hangs on that
  const hasMore = pages.data.pages.length > 1;
  const stories = hasMore ? pages.data.pages.flatMap(({ list }) => list) : section.list;
  const note = [total > 0 && `${total}篇`, isOwnCity && '您所在的城市'].filter(Boolean).join(' · ');
  return (
    // links of the page give it the focus
    <section id={id} className={styles.section} tabIndex={-1} aria-labelledby={`${id}-name`}>
      <SectionHead id={`${id}-name`} title={label} note={note} />
      {total === 0 && <p className={styles.none}>{label}还没有相关报道</p>}
      <RowBlocks rows={stories} keyOf={(story) => story.id} placeKey={listKey}>
        {(story) => <NewsRow item={story} size="compact" />}
      </RowBlocks>
      <SectionFoot more={more} label={label} left={total - stories.length} />
    </section>
  );
}

interface SectionFootProps {
  readonly more: EndlessListParts;
  readonly label: string;
  /** stories that are not shown yet */
  readonly left: number;
}

/** Asks for more of a section. What comes after it must not run away from the reader, so nothing comes by itself. */
function SectionFoot({ more: { phase, onReach, onRetry }, label, left }: SectionFootProps) {
  if (phase === 'end') return null;
  const words = left > 0 ? `查看更多，还有${left}篇` : '查看更多';
  return (
    <div className={styles.foot} aria-live="polite">
      {phase === 'loading' && '正在加载…'}
      {phase === 'failed' && (
        <>
          <span>后面的内容没能加载出来</span>
          <Button look="quiet" onClick={onRetry}>
            重试
          </Button>
        </>
      )}
      {(phase === 'more' || phase === 'idle') && (
        <Button look="quiet" onClick={onReach} aria-label={`${words}（${label}）`}>
          {words}
        </Button>
      )}
    </div>
  );
}
