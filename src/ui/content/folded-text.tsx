import { useEffect, useRef } from 'react';
import styles from './folded-text.module.css';
import { foldText } from './fold-text.ts';

interface FoldedTextProps {
  /** plain text, a line feed between paragraphs */
  readonly text: string;
  /** the same whenever the same text shows: by it Back finds it as the reader left it */
  readonly placeKey: string;
}

/** Texts that were unfolded, for the visit */
const unfolded = new Set<string>();

/** A text of which a long one shows its beginning, and the rest when it is asked for; it needs no scripts for that. */
export function FoldedText({ text, placeKey }: FoldedTextProps) {
  const { shown, rest } = foldText(text);
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (fold.current && unfolded.has(placeKey)) fold.current.open = true;
  }, [placeKey]);
  return (
    <div className={styles.text}>
      <Paragraphs list={shown} />
      {rest.length > 0 && (
        <details
          ref={fold}
          className={styles.fold}
          onToggle={({ currentTarget: { open } }) => {
            if (open) unfolded.add(placeKey);
            else unfolded.delete(placeKey);
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
