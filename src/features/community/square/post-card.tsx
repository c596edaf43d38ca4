import { Link } from '@tanstack/react-router';
import { NineGrid, pictureLabel } from '#ui/list/nine-grid.tsx';
import type { Post } from '../shared/community-queries.ts';
import { PostActions, PostHead } from './post-parts.tsx';
import styles from './square.module.css';

/** A post in a list; its pictures open in the gallery on its page. */
export function PostCard({ post }: { readonly post: Post }) {
  const { id, text, pictures, state } = post;
  const splat = `post/${id}`;
  return (
    <article className={styles.post} aria-label={`${post.author.name}的帖子`}>
      <PostHead post={post} />
      <Link to="/topicFile/topicSquare/$" params={{ _splat: splat }} className={styles.text}>
        {text}
      </Link>
      <NineGrid
        pictures={pictures}
        renderLink={(number, picture, shown) => (
          <Link
            to="/topicFile/topicSquare/$"
            params={{ _splat: splat }}
            search={{ picture: number }}
            preload={false}
            aria-label={pictureLabel(number, picture)}
          >
            {shown}
          </Link>
        )}
      />
      {state === 'shown' && <PostActions post={post} />}
    </article>
  );
}
