import { useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { machineTime } from '#lib/time/machine-time.ts';
import { Chip } from '#ui/control/chip.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import styles from './article-foot.module.css';
import type { Article } from '../shared/news-types.ts';
import { StoryTools } from './story-tools.tsx';
import type { StoryWhole } from '../shared/text/story-whole.ts';

interface ArticleFootProps {
  readonly article: Article;
  readonly whole: StoryWhole;
}

/** End of a story: corrections, authors, labels, and tools such as copy and print. */
export function ArticleFoot({ article, whole }: ArticleFootProps) {
  const { id, labels, rest } = article;
  const { isOpen } = useSyncExternalStore(whole.subscribe, whole.get, whole.get);
  const isShown = isOpen || rest === undefined;
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const address = `${origin}/new/general/${id}`;
  return (
    <>
      <Corrections article={article} />
      <Credits article={article} />
      {labels.length > 0 && (
        <ul className={styles.labels} aria-label="标签">
          {labels.map((label) => (
            <li key={label}>
              <Chip>{label}</Chip>
            </li>
          ))}
        </ul>
      )}
      <StoryTools article={article} whole={whole} address={address} />
      <p className={styles.address}>本文地址：{address}</p>
      {isShown && <EndMark text="全文完" />}
    </>
  );
}

function Corrections({ article: { corrections } }: { readonly article: Article }) {
  if (corrections === undefined) return null;
  return (
    <section className={styles.corrections} id="corrections" aria-labelledby="corrections-title">
      <h2 className={styles.correctionsTitle} id="corrections-title">
        更正
      </h2>
      {corrections.map(({ text, correctedAt }) => (
        <p key={`${correctedAt} ${text}`} className={styles.correction}>
          <time dateTime={machineTime(correctedAt)}>{correctedAt}</time>
          {text}
        </p>
      ))}
    </section>
  );
}

function Credits({ article: { reporter, editor, copyright, originUrl } }: { readonly article: Article }) {
  const names = [reporter && `记者 ${reporter}`, editor && `编辑 ${editor}`].filter(Boolean);
  return (
    <footer className={styles.credits}>
      {names.length > 0 && <p>{names.join('　')}</p>}
      {copyright !== '' && <p>{copyright}</p>}
      {originUrl !== undefined && (
        <p>
          <a className={styles.origin} href={originUrl} target="_blank" rel="noopener noreferrer nofollow">
            查看原文
          </a>
        </p>
      )}
    </footer>
  );
}
