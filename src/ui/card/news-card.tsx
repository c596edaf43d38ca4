import type { ReactNode } from 'react';
import { durationText } from '#lib/time/dates.ts';
import { Badge } from './badge.tsx';
import { cardLinkClass } from './card-link.ts';
import { classNames } from '../state/class-names.ts';
import { ListenIcon, PlayIcon } from '../icons/media.tsx';
import { LiveBadge, type LiveState } from './live-badge.tsx';
import styles from './news-card.module.css';
import { Picture } from '../content/picture.tsx';
import type { RenderLink } from '../control/render-link.ts';

export type NewsCardKind = 'text' | 'thumb' | 'three' | 'cover' | 'video' | 'audio' | 'live' | 'topic';

interface CardPicture {
  readonly url: string;
  readonly alt: string;
  readonly color: string;
}

interface NewsCardProps {
  readonly kind: NewsCardKind;
  readonly title: ReactNode;
  /** a line of the story's text */
  readonly excerpt?: ReactNode;
  readonly renderLink: RenderLink;
  /** none for `text`, three for `three`, else one; without enough pictures the card falls back to the next simpler kind */
  readonly pictures: readonly CardPicture[];
  /** source, time and counts in reading order */
  readonly meta: readonly ReactNode[];
  /** seconds of video or audio */
  readonly duration?: number | undefined;
  readonly liveState?: LiveState | undefined;
  /** a label such as 广告 */
  readonly mark?: string | undefined;
  /** a button beside the meta line, with tap handling separate from the card's link */
  readonly action?: ReactNode;
  /** drawn over the upper edge, without taking space */
  readonly edge?: ReactNode;
  /** first card with a picture: its picture loads with high priority */
  readonly first?: boolean;
}

/** A story in a list. The whole card is the link. */
export function NewsCard(props: NewsCardProps) {
  const { title, excerpt, renderLink, meta, mark, action, edge, liveState } = props;
  const kind = shownKind(props);
  return (
    <article className={classNames(styles.card, styles[kind])}>
      {edge}
      <div className={styles.words}>
        <h3 className={styles.title}>{renderLink({ className: cardLinkClass, children: title })}</h3>
        {excerpt !== undefined && <p className={styles.excerpt}>{excerpt}</p>}
        <p className={styles.meta}>
          {mark !== undefined && <Badge>{mark}</Badge>}
          {kind === 'text' && liveState !== undefined && <LiveBadge state={liveState} />}
          {meta.map((part, index) => (
            <span key={index}>{part}</span>
          ))}
          {action !== undefined && <span className={styles.action}>{action}</span>}
        </p>
      </div>
      {kind !== 'text' && <CardMedia {...props} kind={kind} />}
    </article>
  );
}

function CardMedia({ kind, pictures, duration, liveState, first = false }: NewsCardProps) {
  if (kind === 'audio') return <AudioSign duration={duration} picture={pictures[0]} />;
  const wide = kind !== 'thumb' && kind !== 'three';
  return (
    <div className={styles.media}>
      {pictures.slice(0, kind === 'three' ? 3 : 1).map(({ url, color }, index) => (
        <Picture
          key={index}
          url={url}
          alt=""
          color={color}
          ratio={wide ? '16/9' : '3/2'}
          sizes={wide ? 'min(100vw, 640px)' : kind === 'three' ? '33vw' : '(min-width: 37.5em) 176px, 112px'}
          first={first && index === 0}
        />
      ))}
      {kind === 'video' && (
        <span className={styles.play}>
          <PlayIcon />
        </span>
      )}
      {liveState !== undefined && (
        <span className={styles.state}>
          <LiveBadge state={liveState} />
        </span>
      )}
      {liveState === undefined && duration !== undefined && (
        <span className={styles.duration}>
          <Badge tone="picture">{durationText(duration)}</Badge>
        </span>
      )}
    </div>
  );
}

/** Four equalizer bars and the duration, with the cover if there is one. */
function AudioSign({
  duration,
  picture,
}: {
  readonly duration: number | undefined;
  readonly picture: CardPicture | undefined;
}) {
  return (
    <div className={styles.audioSign}>
      {picture === undefined ? (
        <span className={styles.disc}>
          <ListenIcon />
        </span>
      ) : (
        <Picture url={picture.url} alt="" color={picture.color} ratio="1/1" sizes="72px" />
      )}
      <span className={styles.sound}>
        <span className={styles.bars} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
        {duration !== undefined && durationText(duration)}
      </span>
    </div>
  );
}

function shownKind({ kind, pictures }: NewsCardProps): NewsCardKind {
  if (kind === 'audio' || kind === 'text') return kind;
  if (pictures.length === 0) return 'text';
  return kind === 'three' && pictures.length < 3 ? 'thumb' : kind;
}
