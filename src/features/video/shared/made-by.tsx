import { Link } from '@tanstack/react-router';
import { Avatar } from '#ui/card/avatar.tsx';
import { PublisherLink } from '#widgets/publishers/publisher-link.tsx';
import styles from './made-by.module.css';
import type { VideoItem } from './video-types.ts';

interface MadeByProps {
  readonly video: Pick<VideoItem, 'id' | 'publisher' | 'outside' | 'author' | 'source'>;
}

/** Author of a video (publisher, reader, external site, or the newspaper), with a link to more. */
export function MadeBy({ video: { id, publisher, outside, author, source } }: MadeByProps) {
  const linkClass = styles.by ?? '';
  if (publisher !== undefined)
    return (
      <PublisherLink id={publisher.id} kind={publisher.kind} className={linkClass}>
        <Avatar src={publisher.headImg} name={publisher.name} verified />
        <span className={styles.name}>{publisher.name}</span>
      </PublisherLink>
    );
  if (author !== undefined)
    return (
      <Link to="/videosClapper/$" params={{ _splat: id }} preload="intent" className={linkClass}>
        <Avatar src={author.headImg} name={author.name} />
        <span className={styles.name}>
          {author.name}
          <span className={styles.note}>{author.city === '' ? '拍客' : `拍客 · ${author.city}`}</span>
        </span>
      </Link>
    );
  if (outside !== undefined)
    return (
      <Link to="/videosOut/$" params={{ _splat: outside.id }} preload="intent" className={linkClass}>
        <span className={styles.name}>
          {outside.name}
          <span className={styles.note}>外站视频</span>
        </span>
      </Link>
    );
  return <span className={linkClass}>{source}</span>;
}
