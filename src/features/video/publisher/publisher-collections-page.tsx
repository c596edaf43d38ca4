import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/control/button.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { publisherQuery } from '#widgets/publishers/publisher-queries.ts';
import styles from '../shared/collection-page.module.css';
import { PublisherCollections } from './publisher-collections.tsx';

/** All collections of a publisher. Data is loaded by `loadPublisherCollections`. */
export function PublisherCollectionsPage({ publisherId }: { readonly publisherId: string }) {
  const { data: publisher } = useSuspenseQuery(publisherQuery(useGateway(), publisherId));
  return (
    <>
      <PageBar title="视频合集" />
      <main>
        <header className={styles.head}>
          <h1 className={styles.title}>{publisher.name}的合集</h1>
          <p className={styles.summary}>{publisher.summary}</p>
          <div className={styles.ways}>
            <Link
              to="/videosPersonal/$"
              params={{ _splat: publisherId }}
              preload="intent"
              className={buttonClass('line')}
            >
              TA 的全部视频
            </Link>
          </div>
        </header>
        <PublisherCollections publisherId={publisherId} />
      </main>
    </>
  );
}
