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
  /** id of its element, the target of anchors */
  readonly id: string;
  readonly topicId: string;
  readonly by: SectionsBy;
  readonly section: Section;
  readonly isOwnCity: boolean;
}

/** One section of a topic: its first stories, and more on demand. */
export function SpecialSection({ id, topicId, by, section, isOwnCity }: SpecialSectionProps) {
  const { label, total } = section;
  const pages = useInfiniteQuery(specialSectionPages(useGateway(), { newsId: topicId, by, section }));
  const listKey = `special ${topicId} ${by} ${label}`;
  const more = useEndlessList(pages, { listKey, isFolded: true });
  // the topic's copy of the first page may be newer, until further pages depend on it
  const hasMore = pages.data.pages.length > 1;
  const stories = hasMore ? pages.data.pages.flatMap(({ list }) => list) : section.list;
  const note = [total > 0 && `${total} 篇`, isOwnCity && '您所在的城市'].filter(Boolean).join(' · ');
  return (
    // focusable for anchors
    <section id={id} className={styles.section} tabIndex={-1} aria-labelledby={`${id}-name`}>
      <SectionHead id={`${id}-name`} title={label} note={note} />
      {total === 0 && <p className={styles.none}>{label}还没有相关报道</p>}
      <RowBlocks rows={stories} keyOf={(story) => story.id} positionKey={listKey}>
        {(story) => <NewsRow item={story} size="compact" />}
      </RowBlocks>
      <SectionFoot more={more} label={label} left={total - stories.length} />
    </section>
  );
}

interface SectionFootProps {
  readonly more: EndlessListParts;
  readonly label: string;
  /** number of stories not shown yet */
  readonly left: number;
}

/** Loads more of a section on tap only: loading by itself would move the following sections. */
function SectionFoot({ more: { phase, onReach, onRetry }, label, left }: SectionFootProps) {
  if (phase === 'end') return null;
  const words = left > 0 ? `查看更多，还有 ${left} 篇` : '查看更多';
  return (
    <div className={styles.foot} aria-live="polite">
      {phase === 'loading' && '正在加载…'}
      {phase === 'failed' && (
        <>
          <span>后面的内容没能加载出来</span>
          <Button variant="quiet" onClick={onRetry}>
            重试
          </Button>
        </>
      )}
      {(phase === 'more' || phase === 'idle') && (
        <Button variant="quiet" onClick={onReach} aria-label={`${words}（${label}）`}>
          {words}
        </Button>
      )}
    </div>
  );
}
