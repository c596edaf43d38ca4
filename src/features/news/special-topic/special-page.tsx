import { Fragment } from 'react';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { KindListPage } from '../shared/lists/kind-list-page.tsx';
import { isTimeline } from './load-special.ts';
import type { SectionsBy, SpecialTopic } from '../shared/news-types.ts';
import { SpecialHead } from './special-head.tsx';
import { SpecialSections } from './special-sections.tsx';
import { SpecialTimeline } from './special-timeline.tsx';
import { StoryShare } from '../shared/text/story-share.tsx';

interface SpecialPageProps {
  /** undefined if the URL names none */
  readonly topic: SpecialTopic | undefined;
  readonly by: SectionsBy;
}

/** 专题: a topic with its stories in sections or by time; or all topics. Data is loaded by `loadSpecial`. */
export function SpecialPage({ topic, by }: SpecialPageProps) {
  if (topic === undefined) return <KindListPage kind="special" />;
  return (
    <Fragment key={topic.id}>
      <PageBar
        title={by === 'city' ? '地区专题' : '专题'}
        end={
          <StoryShare
            story={topic}
            picture={topic.picture?.url}
            page={by === 'city' ? 'thematicDq' : 'thematic'}
          />
        }
      />
      <main data-wide>
        <SpecialHead topic={topic} />
        {isTimeline(topic, by) ? (
          <SpecialTimeline topicId={topic.id} />
        ) : (
          <SpecialSections topicId={topic.id} by={by} />
        )}
      </main>
    </Fragment>
  );
}
