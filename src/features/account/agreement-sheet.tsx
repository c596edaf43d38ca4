import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { agreements, type AgreementName } from './agreements.ts';
import styles from './agreement-sheet.module.css';

interface AgreementSheetProps {
  readonly name: AgreementName;
  readonly onClose: () => void;
}

/** One of the texts that a reader consents to, whole. */
export function AgreementSheet({ name, onClose }: AgreementSheetProps) {
  const { title, since, sections } = agreements[name];
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
        <Button look="brand" onClick={onClose}>
          看完了
        </Button>
      </div>
    </Sheet>
  );
}
