import { countText } from '#lib/text/counts.ts';
import { FoldedText } from '#ui/content/folded-text.tsx';
import { Headline } from '#ui/card/headline.tsx';
import { Picture } from '#ui/content/picture.tsx';
import { sideBySideClass } from '#ui/content/side-by-side.ts';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import type { SpecialTopic } from '../shared/news-types.ts';
import styles from './special-head.module.css';

/** Head picture, title, number of stories and lead of a topic. */
export function SpecialHead({ topic }: { readonly topic: SpecialTopic }) {
  const { id, title, lead, picture, total, updatedAt, counts } = topic;
  return (
    <header className={sideBySideClass}>
      {picture && picture.url !== '' && (
        <Picture {...picture} ratio="16/9" sizes="min(100vw, 640px)" first square />
      )}
      <div className={styles.words}>
        <Headline>{title}</Headline>
        <p className={styles.meta}>
          <span>{total} 篇报道</span>
          {updatedAt !== undefined && (
            <span>
              <RelativeTime at={updatedAt} />
              更新
            </span>
          )}
          {counts.reads > 0 && <span>{countText(counts.reads)} 阅读</span>}
        </p>
        <FoldedText text={lead} positionKey={`special ${id}`} />
      </div>
    </header>
  );
}
