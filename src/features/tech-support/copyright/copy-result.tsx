import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type CSSProperties } from 'react';
import type { OperationData } from 'qlwb-gateway-sdk/operation';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import styles from './copy-result.module.css';

type Search = OperationData<'findCopies'>;
type Match = Search['matches'][number];
type Passage = Match['passages'][number];

/** Stories that contain parts of a text, with the matching passages. */
export function CopyResult({ search }: { readonly search: Search }) {
  const { compared, letters, copied, matches } = search;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [search]);
  return (
    <div ref={box} className={styles.result}>
      <p className={styles.sum} role="status">
        {matches.length === 0
          ? `和 ${compared} 篇稿件比对过，没有发现相同的段落。`
          : `和 ${compared} 篇稿件比对过：${letters} 个字里有 ${copied} 个和本报稿件相同，占 ${percent(copied, letters)}。`}
      </p>
      {matches.length > 0 && (
        <div
          className={styles.meter}
          role="img"
          aria-label={`相同部分占 ${percent(copied, letters)}`}
          style={{ '--share': copied / Math.max(1, letters) } as CSSProperties}
        />
      )}
      <ol className={styles.matches}>
        {matches.map((match) => (
          <li key={match.newsId}>
            <MatchView match={match} letters={letters} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function MatchView({ match, letters }: { readonly match: Match; readonly letters: number }) {
  return (
    <article>
      <h3 className={styles.title}>
        <Link to="/general/$" params={{ _splat: match.newsId }} preload="intent">
          {match.title}
        </Link>
      </h3>
      <p className={styles.meta}>
        <span>{match.source}</span>
        <RelativeTime at={match.publishedAt} />
        <strong className={styles.share}>
          {match.letters} 字相同，占 {percent(match.letters, letters)}
        </strong>
      </p>
      {match.passages.map((passage, index) => (
        <PassageView key={index} passage={passage} />
      ))}
    </article>
  );
}

/** A passage in both texts with the matches marked. */
function PassageView({ passage: { parts } }: { readonly passage: Passage }) {
  const words = (side: 'pasted' | 'story') =>
    parts.map((part, index) =>
      part.same ? (
        <mark key={index} className={styles.same}>
          {part[side]}
        </mark>
      ) : (
        <span key={index}>{part[side]}</span>
      ),
    );
  return (
    <div className={styles.pair}>
      <div>
        <p className={styles.side}>您的文字</p>
        <blockquote className={styles.words}>{words('pasted')}</blockquote>
      </div>
      <div>
        <p className={styles.side}>本报稿件</p>
        <blockquote className={styles.words}>{words('story')}</blockquote>
      </div>
    </div>
  );
}

function percent(part: number, whole: number): string {
  if (part === 0) return '0%';
  const hundredths = (part * 100) / Math.max(1, whole);
  return hundredths < 1 ? '不到 1%' : `${Math.round(hundredths)}%`;
}
