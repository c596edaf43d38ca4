import { SectionHead } from '#ui/card/section-head.tsx';
import styles from './reading.module.css';

/** What the machine knows, as it stands. */
export function ContextView({ context }: { readonly context: unknown }) {
  return (
    <section>
      <SectionHead title="内容" />
      <pre className={styles.code}>{JSON.stringify(context, undefinedAsText, 2)}</pre>
    </section>
  );
}

/** JSON leaves undefined fields out; what a machine does not know is worth seeing. */
function undefinedAsText(_field: string, value: unknown): unknown {
  return value === undefined ? '（无）' : value;
}
