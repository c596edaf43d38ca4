import { Link } from '@tanstack/react-router';
import { SectionHead } from '#ui/card/section-head.tsx';
import { FollowLink, followKindNames } from '#widgets/follows/follow-link.tsx';
import { useFollowedNews } from '#widgets/follows/use-followed-news.ts';
import { UnfinishedLink } from '#widgets/unfinished/unfinished-link.tsx';
import { useUnfinishedStories } from '#widgets/unfinished/use-unfinished-stories.ts';
import styles from './own-blocks.module.css';

/** rows of each block */
const followsShown = 3;
const unfinishedShown = 2;

/** What the reader follows that has new stories, and the stories that they have begun. */
export function OwnBlocks() {
  const fresh = useFollowedNews().list?.filter((one) => one.fresh > 0) ?? [];
  const unfinished = useUnfinishedStories();
  return (
    <>
      {fresh.length > 0 && (
        <section aria-labelledby="followed-news">
          <SectionHead id="followed-news" title="有新进展">
            <Link to="/my" search={{ list: 'follows' }} className={styles.all}>
              我的关注
            </Link>
          </SectionHead>
          <ul>
            {fresh.slice(0, followsShown).map((one) => (
              <li key={`${one.kind} ${one.id}`}>
                <FollowLink target={one} className={styles.row ?? ''}>
                  <span className={styles.note}>
                    {followKindNames[one.kind]} {one.name}，{one.fresh} 篇新报道
                  </span>
                  <span>{one.newest?.title}</span>
                </FollowLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {unfinished.length > 0 && (
        <section aria-labelledby="unfinished">
          <SectionHead id="unfinished" title="接着读">
            <Link to="/my" search={{ list: 'reading' }} className={styles.all}>
              全部
            </Link>
          </SectionHead>
          <ul>
            {unfinished.slice(0, unfinishedShown).map((story) => (
              <li key={story.id}>
                <UnfinishedLink id={story.id} className={styles.row ?? ''}>
                  <span>{story.title}</span>
                  <span className={styles.note}>读到 {story.percent}%</span>
                </UnfinishedLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
