import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { plainTitle } from '#lib/story/plain-title.ts';
import { countText } from '#lib/text/counts.ts';
import { buttonClass } from '#ui/control/button.tsx';
import { storySubject } from '#widgets/comments/comment-subject.ts';
import { CommentSheetProvider } from '#widgets/comments/comment-sheet-provider.tsx';
import { CommentList } from '#widgets/comments/comment-list.tsx';
import { WriteButton } from '#widgets/comments/write-button.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { Video } from '#widgets/video/video.tsx';
import { CollectionStrip } from '../shared/collection-strip.tsx';
import { LikeButton } from '../shared/like-button.tsx';
import { MadeBy } from '../shared/made-by.tsx';
import { SaveButton } from '../shared/save-button.tsx';
import { ShareButton } from '../shared/video-share-button.tsx';
import { storyVideo } from '../shared/story-video.ts';
import styles from '../shared/video-page.module.css';
import { videoQuery, videoStoryQuery } from '../shared/video-queries.ts';
import { VideoText } from './video-text.tsx';
import { NewsCard } from '#ui/card/news-card.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { NewsLink } from '#widgets/news-link/news-link.tsx';
import type { Article } from '../shared/video-types.ts';

interface VideoPageProps {
  readonly newsId: string;
  /** whether to show the video's collection with this video marked */
  readonly withCollection: boolean;
  /** number of the picture of the text that the URL opens, from 1 */
  readonly picture: number | undefined;
}

/** 视频: a video with text, author and related stories. Data is loaded by `loadVideo`. */
export function VideoPage({ newsId, withCollection, picture }: VideoPageProps) {
  const gateway = useGateway();
  const { data } = useSuspenseQuery(videoQuery(gateway, newsId));
  const story = useQuery(videoStoryQuery(gateway, newsId));
  const [video] = data.list;
  if (video === undefined) return null;
  const { title, film, cover, counts, publishedAt, collection } = video;
  const shown = { ...storyVideo(film), ...(film.poster === undefined && cover && { poster: cover.url }) };
  return (
    <CommentSheetProvider subject={storySubject(newsId)}>
      <PageBar title="视频" end={<ShareButton shared={video} page="video" />} />
      <main>
        <Video video={shown} about={title} first />
        <header className={styles.head}>
          <h1 className={styles.title}>{plainTitle(title)}</h1>
          <p className={styles.meta}>
            <RelativeTime at={publishedAt} />
            <span>{countText(counts.reads)} 次播放</span>
          </p>
          <div className={styles.by}>
            <MadeBy video={video} />
            <Link
              to="/videos/$"
              params={{ _splat: newsId }}
              search={collection === undefined ? {} : { collection: collection.id }}
              preload="intent"
              className={buttonClass('line')}
            >
              竖屏连看
            </Link>
          </div>
          {!withCollection && collection !== undefined && (
            <Link
              to="/videoXx/$"
              params={{ _splat: newsId }}
              preload="intent"
              replace
              className={styles.collection}
            >
              合集 · {collection.title}（第 {collection.place} 集，共 {collection.total} 集）
            </Link>
          )}
        </header>
        {withCollection && <CollectionStrip newsId={newsId} />}
        <VideoText story={story} newsId={newsId} picture={picture} />
        <RelatedStories related={story.data?.related ?? []} />
        <section id="comments" className={styles.part} aria-labelledby="comments-title">
          <CommentList
            titleId="comments-title"
            renderAll={(parts) => (
              <Link to="/comment/$" params={{ _splat: newsId }} preload="intent" {...parts} />
            )}
          />
        </section>
      </main>
      <section className={styles.bar} aria-label="参与">
        <WriteButton />
        <LikeButton liked={video} />
        <SaveButton saved={video} />
        <ShareButton shared={video} page="video" />
      </section>
    </CommentSheetProvider>
  );
}

/** Related stories; nothing if there are none. */
function RelatedStories({ related }: { readonly related: Article['related'] }) {
  if (related.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="related">
      <SectionHead id="related" title="相关内容" />
      {related.map((item) => (
        <NewsCard
          key={item.id}
          kind={item.covers.length > 0 ? 'thumb' : 'text'}
          title={plainTitle(item.title)}
          pictures={item.covers}
          meta={[item.source, <RelativeTime key="at" at={item.publishedAt} />]}
          duration={item.duration}
          renderLink={(parts) => <NewsLink target={item.link} kind={item.kind} {...parts} />}
        />
      ))}
    </section>
  );
}
