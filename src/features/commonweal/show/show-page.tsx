import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { chipLinkClass } from '#ui/control/chip.ts';
import { Headline } from '#ui/card/headline.tsx';
import { PictureGrid } from '#widgets/gallery/picture-grid.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { showQuery } from '../shared/commonweal-queries.ts';
import { ShareButton } from '../shared/commonweal-share-button.tsx';
import styles from './show-page.module.css';
import { ThumbButton } from '../shared/thumb-button.tsx';

interface ShowPageProps {
  readonly showId: string;
  /** number of the picture that the URL opens, from 1 */
  readonly picture: number | undefined;
}

/** A show: text and pictures of what volunteers did. Data is loaded by `loadShow`. */
export function ShowPage({ showId, picture }: ShowPageProps) {
  const { data: show } = useSuspenseQuery(showQuery(useGateway(), showId));
  const { title, text, pictures, group, activity, publishedAt } = show;
  return (
    <>
      <PageBar
        title="公益秀"
        end={
          <ShareButton
            title={title}
            summary={text.slice(0, 60)}
            picture={pictures[0]?.url}
            path={`weldetails/${showId}`}
          />
        }
      />
      <main>
        <article className={styles.show}>
          <Headline>{title}</Headline>
          <p className={styles.meta}>
            {group !== undefined && <span>{group.title}</span>}
            <RelativeTime at={publishedAt} />
          </p>
          {pictures.length > 0 && <PictureGrid pictures={pictures} picture={picture} />}
          <p className={styles.text}>{text}</p>
          <p className={styles.thumb}>
            <ThumbButton show={show} />
          </p>
          <ul className={styles.links} aria-label="相关">
            {activity !== undefined && (
              <li>
                <Link
                  to="/v10/publicWelfare/actDetails/$"
                  params={{ _splat: activity.id }}
                  className={chipLinkClass}
                >
                  活动：{activity.title}
                </Link>
              </li>
            )}
            {group !== undefined && (
              <li>
                <Link
                  to="/v10/publicWelfare/orzHome/$"
                  params={{ _splat: group.id }}
                  className={chipLinkClass}
                >
                  团队：{group.title}
                </Link>
              </li>
            )}
          </ul>
        </article>
      </main>
    </>
  );
}
