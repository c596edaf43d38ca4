import { useMemo } from 'react';
import { richText } from '#lib/rich-text.ts';
import styles from './article-body.module.css';

interface ArticleBodyProps {
  /** cleaned HTML of the gateway */
  readonly html: string;
  readonly firstPictureMatters: boolean;
}

export function ArticleBody({ html, firstPictureMatters }: ArticleBodyProps) {
  const ready = useMemo(() => richText(html, { firstPictureMatters }), [html, firstPictureMatters]);
  return <div className={styles.body} dangerouslySetInnerHTML={{ __html: ready }} />;
}
