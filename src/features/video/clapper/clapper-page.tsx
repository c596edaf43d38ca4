import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { cityOf } from '#lib/search/cities.ts';
import { countText } from '#lib/text/counts.ts';
import { Avatar } from '#ui/card/avatar.tsx';
import { Picture } from '#ui/content/picture.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { storySubject } from '#widgets/comments/comment-subject.ts';
import { CommentSheetProvider } from '#widgets/comments/comment-sheet-provider.tsx';
import { CommentList } from '#widgets/comments/comment-list.tsx';
import { WriteButton } from '#widgets/comments/write-button.tsx';
import { useGalleryLinks } from '#widgets/gallery/use-gallery-links.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { Video } from '#widgets/video/video.tsx';
import { ClapperCard } from '../shared/clapper-card.tsx';
import styles from './clapper-page.module.css';
import { LikeButton } from '../shared/like-button.tsx';
import { SaveButton } from '../shared/save-button.tsx';
import { ShareButton } from '../shared/video-share-button.tsx';
import { storyVideo } from '../shared/story-video.ts';
import page from '../shared/video-page.module.css';
import { VideoGrid } from '../shared/video-grid.tsx';
import { clapperQuery } from '../shared/video-queries.ts';
import type { ClapperWork } from '../shared/video-types.ts';

interface ClapperPageProps {
  readonly workId: string;
  /** number of the picture that the URL opens, from 1 */
  readonly picture: number | undefined;
}

/** 拍客: a reader's video or pictures, and their author. Data is loaded by `loadClapperWork`. */
export function ClapperPage({ workId, picture }: ClapperPageProps) {
  const { data: work } = useSuspenseQuery(clapperQuery(useGateway(), workId));
  const { title, text, film, pictures, place, cityId, publishedAt, counts, more, shareCard } = work;
  const city = cityId === undefined ? undefined : cityOf(cityId)?.name;
  const poster = film?.poster ?? (shareCard.image === '' ? undefined : shareCard.image);
  return (
    <CommentSheetProvider subject={storySubject(workId)}>
      <PageBar title="拍客" end={<ShareButton shared={work} page="videosClapper" />} />
      <main>
        {film !== undefined && (
          <Video
            video={{ ...storyVideo(film), ...(poster !== undefined && { poster }) }}
            about={title}
            first
          />
        )}
        <header className={styles.head}>
          <h1 className={page.title}>{title}</h1>
          <p className={page.meta}>
            <RelativeTime at={publishedAt} />
            {(place ?? city) !== undefined && <span>拍于{place ?? city}</span>}
            {counts.reads > 0 && <span>{countText(counts.reads)} 次浏览</span>}
          </p>
        </header>
        {pictures.length > 0 && <WorkPictures key={workId} pictures={pictures} picture={picture} />}
        <article className={styles.work}>
          <p className={styles.text}>{text}</p>
          <AuthorCard work={work} />
        </article>
        <section id="comments" className={page.part} aria-labelledby="comments-title">
          <CommentList
            titleId="comments-title"
            renderAll={(parts) => (
              <Link to="/comment/$" params={{ _splat: workId }} preload="intent" {...parts} />
            )}
          />
        </section>
        {more.length > 0 && (
          <section className={page.part} aria-labelledby="more-works">
            <SectionHead id="more-works" title="更多拍客作品" />
            <VideoGrid items={more} keyOf={({ id }) => id} positionKey={`more ${workId}`}>
              {(one) => <ClapperCard work={one} />}
            </VideoGrid>
          </section>
        )}
      </main>
      <section className={page.bar} aria-label="参与">
        <WriteButton />
        <LikeButton liked={work} />
        <SaveButton saved={work} />
        <ShareButton shared={work} page="videosClapper" />
      </section>
    </CommentSheetProvider>
  );
}

function AuthorCard({ work: { author, works } }: { readonly work: ClapperWork }) {
  const { name, headImg, city } = author;
  return (
    <div className={styles.author}>
      <Avatar src={headImg} name={name} />
      <p className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>
          {city === '' ? '拍客' : `${city}拍客`} · 发过 {works} 件作品
        </span>
      </p>
      <Link to="/videosHome/$" params={{ _splat: 'clapper' }} preload="intent" className={styles.all}>
        全部拍客
      </Link>
    </div>
  );
}

interface WorkPicturesProps {
  readonly pictures: ClapperWork['pictures'];
  readonly picture: number | undefined;
}

const loadGallery = async () => (await import('#widgets/gallery/picture-gallery.tsx')).PictureGallery;

/** The pictures of a work; each opens the gallery. */
function WorkPictures({ pictures, picture }: WorkPicturesProps) {
  const { props, Gallery, host } = useGalleryLinks(loadGallery, picture);
  return (
    <>
      <div {...props}>
        <ul className={styles.pictures} aria-label={`${pictures.length} 张图片`}>
          {pictures.map(({ url, alt, color }, index) => (
            <li key={`${index} ${url}`}>
              {/* before hydration the link opens the picture’s URL */}
              <a
                href={`?picture=${index + 1}`}
                data-picture={index + 1}
                aria-label={`看大图：${alt || `第 ${index + 1} 张`}`}
                aria-haspopup="dialog"
              >
                <Picture
                  url={url}
                  alt=""
                  color={color}
                  ratio="3/2"
                  sizes="min(100vw, 640px)"
                  first={index === 0}
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
      {Gallery && <Gallery pictures={pictures} {...host} />}
    </>
  );
}
