import { Button } from '../control/button.tsx';
import styles from './document-sheet.module.css';
import { Sheet } from './sheet.tsx';

/** A document to consent to. */
export interface DocumentText {
  readonly title: string;
  /** `YYYY-MM-DD` */
  readonly since: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

interface DocumentSheetProps {
  readonly text: DocumentText;
  readonly onClose: () => void;
}

/** The full text of a document to consent to. */
export function DocumentSheet({ text: { title, since, sections }, onClose }: DocumentSheetProps) {
  return (
    <Sheet label={title} onClose={onClose}>
      <article className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.since}>自 {since} 起施行</p>
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h3 className={styles.heading}>{heading}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </article>
      <div className={styles.end}>
        <Button variant="brand" onClick={onClose}>
          看完了
        </Button>
      </div>
    </Sheet>
  );
}
