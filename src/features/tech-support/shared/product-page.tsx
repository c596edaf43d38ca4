import type { ReactNode } from 'react';
import { SectionHead } from '#ui/card/section-head.tsx';
import { MediaServices } from '#widgets/media-services/media-services.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import styles from './product-page.module.css';

interface ProductPageProps {
  readonly name: string;
  /** its purpose in one sentence */
  readonly lead: string;
  /** features and limits */
  readonly does: readonly string[];
  /** heading of the panel, such as 试一试 */
  readonly panelTitle: string;
  readonly children: ReactNode;
}

/** Page of one of the newspaper's tools: a description, and a panel to try it. */
export function ProductPage({ name, lead, does, panelTitle, children }: ProductPageProps) {
  return (
    <>
      <PageBar title={<h1>{name}</h1>} />
      <main className={styles.page}>
        <header className={styles.head}>
          <p className={styles.lead}>{lead}</p>
          <ul className={styles.does}>
            {does.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </header>
        <section className={styles.panel} aria-labelledby="panel">
          <SectionHead id="panel" title={panelTitle} />
          <div className={styles.tool}>{children}</div>
        </section>
        <div className={styles.more}>
          <MediaServices />
        </div>
      </main>
    </>
  );
}
