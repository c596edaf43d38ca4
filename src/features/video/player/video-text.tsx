import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { richText } from '#lib/story/rich-text.ts';
import { storyParts } from '#lib/story/story-parts.ts';
import { buttonClass } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { SkeletonLine } from '#ui/state/skeleton.tsx';
import { AudioWidget } from '#widgets/audio/audio-widget.tsx';
import { useGalleryLinks } from '#widgets/gallery/use-gallery-links.ts';
import { Video } from '#widgets/video/video.tsx';
import styles from '../shared/video-page.module.css';
import type { Article } from '../shared/video-types.ts';

interface VideoTextProps {
  readonly story: Pick<UseQueryResult<Article>, 'data' | 'fetchStatus' | 'isError' | 'refetch'>;
  readonly newsId: string;
  /** number of the picture that the URL opens, from 1 */
  readonly picture: number | undefined;
}

/** Text of a video; fails and recovers independently of the video. */
export function VideoText({ story, newsId, picture }: VideoTextProps) {
  if (story.data !== undefined) return <VideoStory key={newsId} story={story.data} picture={picture} />;
  if (story.fetchStatus === 'paused') return <EmptyState text="网络断开了，连上后会自动加载" />;
  if (story.isError)
    return <ErrorState text="文字没能加载出来，请检查网络后重试" onRetry={() => void story.refetch()} />;
  return (
    <div className={styles.text} role="status" aria-busy="true" aria-label="正在加载文字">
      <p className={styles.words}>
        <SkeletonLine />
        <SkeletonLine width={0.8} />
      </p>
    </div>
  );
}

interface VideoStoryProps {
  readonly story: Article;
  readonly picture: number | undefined;
}

const loadGallery = async () => (await import('./text-gallery.tsx')).TextGallery;

/** The story's text without the video, which the page shows above it. */
function VideoStory({ story, picture }: VideoStoryProps) {
  const { id, title, body, reporter, editor, source, copyright, originUrl } = story;
  const { props, Gallery, host } = useGalleryLinks(loadGallery, picture);
  const parts = useMemo(() => {
    const all = storyParts(richText(body, { firstPictureMatters: false }));
    const own = all.findIndex((part) => 'video' in part);
    return all.filter((_, index) => index !== own);
  }, [body]);
  return (
    <>
      <div {...props} className={styles.text} data-read data-text>
        {parts.map((part, index) => {
          if ('video' in part) return <Video key={index} video={part.video} about={title} />;
          if ('vote' in part)
            return (
              <p key={index} className={styles.inset}>
                <Link
                  to="/general/$"
                  params={{ _splat: id }}
                  preload="intent"
                  className={buttonClass('line')}
                >
                  到文章里投票
                </Link>
              </p>
            );
          if ('sound' in part) {
            const { src, duration } = part.sound;
            const name = part.sound.title || title;
            return (
              <figure key={index} className={styles.inset}>
                <AudioWidget
                  src={src}
                  block
                  showDuration
                  text={name}
                  about={{ id: src, title: name, duration, by: source, newsId: id }}
                />
              </figure>
            );
          }
          return <div key={index} className={styles.words} dangerouslySetInnerHTML={{ __html: part.html }} />;
        })}
        <p className={styles.signed}>
          {[source, reporter !== '' && `记者 ${reporter}`, editor !== '' && `编辑 ${editor}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {originUrl !== undefined && (
          <p className={styles.signed}>
            <a href={originUrl} target="_blank" rel="noopener noreferrer nofollow">
              查看原视频
            </a>
          </p>
        )}
        {copyright !== '' && <p className={styles.signed}>{copyright}</p>}
      </div>
      {Gallery && <Gallery html={body} {...host} />}
    </>
  );
}
