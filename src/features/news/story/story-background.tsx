import { SectionHead } from '#ui/card/section-head.tsx';
import { machineTime } from '#lib/time/machine-time.ts';
import { NewsLink } from '#widgets/news-link/news-link.tsx';
import type { Article } from '../shared/news-types.ts';
import styles from './story-background.module.css';

/** 来龙去脉: what was published before the story in its hot event or special topic, with a link to all of it. */
export function StoryBackground({ background }: { readonly background: Article['background'] }) {
  if (background === undefined) return null;
  const { kind, id, title, stories } = background;
  const isEvent = kind === 'event';
  return (
    <section className={styles.background} aria-labelledby="background" data-screen>
      <SectionHead id="background" title="来龙去脉" />
      {stories.length > 0 && (
        <ol>
          {stories.map((story) => (
            <li key={story.id}>
              <NewsLink
                target={{ route: 'general', id: story.id }}
                kind={story.kind}
                preloadOtherKinds="intent"
                className={styles.story ?? ''}
              >
                <time className={styles.time} dateTime={machineTime(story.publishedAt)}>
                  {story.publishedAt.slice(0, 16)}
                </time>
                {story.title}
              </NewsLink>
            </li>
          ))}
        </ol>
      )}
      <NewsLink
        target={isEvent ? { route: 'hotNews', id } : { route: 'general', id }}
        kind="special"
        preloadOtherKinds="intent"
        className={styles.all ?? ''}
      >
        {isEvent ? '热点' : '专题'}：{title}
      </NewsLink>
    </section>
  );
}
