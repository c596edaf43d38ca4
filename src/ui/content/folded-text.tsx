import { useEffect, useRef } from 'react';
import styles from './folded-text.module.css';
import { foldText } from './fold-text.ts';

interface FoldedTextProps {
  /** plain text, paragraphs separated by a line feed */
  readonly text: string;
  /** stable key of the text: on Back the text is unfolded again if the reader had unfolded it */
  readonly positionKey: string;
}

/** Keys of the texts unfolded during this visit */
const unfolded = new Set<string>();

/** Shows the beginning of a long text and a control that expands it; works without JavaScript. */
export function FoldedText({ text, positionKey }: FoldedTextProps) {
  const { shown, rest } = foldText(text);
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (fold.current && unfolded.has(positionKey)) fold.current.open = true;
  }, [positionKey]);
  return (
    <div className={styles.text}>
      <Paragraphs list={shown} />
      {rest.length > 0 && (
        <details
          ref={fold}
          className={styles.fold}
          onToggle={({ currentTarget: { open } }) => {
            if (open) unfolded.add(positionKey);
            else unfolded.delete(positionKey);
          }}
        >
          <summary className={styles.summary}>
            <span className={styles.more}>展开全文</span>
            <span className={styles.less}>收起</span>
          </summary>
          <Paragraphs list={rest} />
        </details>
      )}
    </div>
  );
}

const Paragraphs = ({ list }: { readonly list: readonly string[] }) =>
  list.map((paragraph, index) => <p key={index}>{paragraph}</p>);
