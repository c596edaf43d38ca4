import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { chipLinkClass } from '#ui/control/chip.ts';
import { NineGrid, pictureLabel } from '#ui/list/nine-grid.tsx';
import { CommentList } from '#widgets/comments/comment-list.tsx';
import { CommentSheetProvider } from '#widgets/comments/comment-sheet-provider.tsx';
import { WriteButton } from '#widgets/comments/write-button.tsx';
import { useGalleryLinks } from '#widgets/gallery/use-gallery-links.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { PageShareButton } from '#widgets/share/page-share-button.tsx';
import { postQuery, type Post } from '../shared/community-queries.ts';
import { PostActions, PostHead } from './post-parts.tsx';
import { postTitle } from './square-view.ts';
import styles from './square.module.css';

interface PostPageProps {
  readonly postId: string;
  /** number of the picture that the URL opens, from 1 */
  readonly picture: number | undefined;
}

/** A post with its discussion. Data is loaded by `loadSquare`. */
export function PostPage({ postId, picture }: PostPageProps) {
  const { data: post } = useSuspenseQuery(postQuery(useGateway(), postId));
  const { text, pictures, topic, circle, state } = post;
  const isShown = state === 'shown';
  return (
    <CommentSheetProvider subject={{ type: 'post', id: postId }}>
      <PageBar
        title={<h1>帖子</h1>}
        end={
          isShown && (
            <PageShareButton
              title={postTitle(post)}
              summary={topic === undefined ? '' : `#${topic.title}`}
              date={post.createdAt.slice(0, 10)}
              picture={pictures[0]?.url}
              path={`/topicFile/topicSquareshare/post/${postId}`}
              hint="长按识别二维码，看看大家怎么说"
            />
          )
        }
      />
      <main className={styles.page}>
        <article className={styles.whole}>
          <PostHead post={post} />
          <p className={styles.wholeText}>{text}</p>
          {pictures.length > 0 && <PostPictures pictures={pictures} picture={picture} />}
          {topic !== undefined && (
            <p>
              <Link to="/topicFile/topicSquare/$" params={{ _splat: topic.id }} className={chipLinkClass}>
                #{topic.title}
              </Link>
            </p>
          )}
          {circle !== undefined && (
            <p>
              <Link to="/circleFile/invite/$" params={{ _splat: circle.id }} className={chipLinkClass}>
                {circle.title}
              </Link>
            </p>
          )}
          {isShown && <PostActions post={post} />}
        </article>
        {isShown && (
          <section id="comments" className={styles.comments} aria-labelledby="comments-title">
            <CommentList titleId="comments-title" />
          </section>
        )}
      </main>
      {isShown && (
        <section className={styles.bar} aria-label="参与">
          <WriteButton />
        </section>
      )}
    </CommentSheetProvider>
  );
}

const loadGallery = async () => (await import('#widgets/gallery/picture-gallery.tsx')).PictureGallery;

/** Pictures of a post; each opens the gallery. */
function PostPictures({ pictures, picture }: Pick<Post, 'pictures'> & Pick<PostPageProps, 'picture'>) {
  const { props, Gallery, host } = useGalleryLinks(loadGallery, picture);
  return (
    <>
      <div {...props}>
        <NineGrid
          first
          pictures={pictures}
          renderLink={(number, one, shown) => (
            // before hydration the link opens the picture's URL
            <a
              href={`?picture=${number}`}
              data-picture={number}
              aria-label={pictureLabel(number, one)}
              aria-haspopup="dialog"
            >
              {shown}
            </a>
          )}
        />
      </div>
      {Gallery && <Gallery pictures={pictures} {...host} />}
    </>
  );
}
