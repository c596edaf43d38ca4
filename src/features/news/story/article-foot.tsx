import { Link, useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { bylineNames } from '#rules/bylines/byline-names.ts';
import { shortDay } from '#lib/time/dates.ts';
import { machineTime } from '#lib/time/machine-time.ts';
import { chipLinkClass } from '#ui/control/chip.ts';
import { EndMark } from '#ui/list/end-mark.tsx';
import styles from './article-foot.module.css';
import type { Article } from '../shared/news-types.ts';
import { StoryBackground } from './story-background.tsx';
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
      {isShown && <StoryBackground background={article.background} />}
      <Corrections article={article} />
      <Credits article={article} />
      {labels.length > 0 && (
        <ul className={styles.labels} aria-label="标签">
          {labels.map((label) => (
            <li key={label}>
              <Link to="/label/$" params={{ _splat: label }} preload="intent" className={chipLinkClass}>
                {label}
              </Link>
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

function Credits({ article }: { readonly article: Article }) {
  const { reporter, editor, copyright, originUrl, briefing } = article;
  return (
    <footer className={styles.credits}>
      <p className={styles.byline}>
        <Byline duty="记者" byline={reporter} />
        <Byline duty="编辑" byline={editor} />
      </p>
      {copyright !== '' && <p>{copyright}</p>}
      {briefing !== undefined && (
        <p>
          <Link to="/briefing/{-$id}" params={{ id: briefing.id }} preload="intent" className={styles.origin}>
            入选{shortDay(briefing.date)}
            {briefing.edition === 'morning' ? '早报' : '晚报'}
          </Link>
        </p>
      )}
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

/** Names in a byline, each with a link to the page of its stories. */
function Byline({ duty, byline }: { readonly duty: string; readonly byline: string }) {
  const names = bylineNames(byline);
  if (names.length === 0) return null;
  return (
    <span>
      {duty}
      {names.map((name) => (
        <Link key={name} to="/reporter/$" params={{ _splat: name }} preload="intent" className={styles.name}>
          {name}
        </Link>
      ))}
    </span>
  );
}
