import { SectionHead } from '#ui/card/section-head.tsx';
import type { Enterprise } from '../shared/think-tank-types.ts';
import { SourceLine } from '../shared/source-line.tsx';
import styles from './table-block.module.css';
import type { BlockWeight } from './templates.ts';

type FactTable = Enterprise['tables'][number];

interface TableBlockProps {
  readonly tables: readonly FactTable[];
  readonly weight: BlockWeight;
}

/** The tables of a sector, such as tickets or fees. */
export function TableBlock({ tables, weight }: TableBlockProps) {
  return tables.map((table) => (
    <section key={table.title} aria-label={table.title}>
      {weight === 'brief' ? (
        <details className={styles.fold}>
          <summary className={styles.open}>
            {table.title}
            <span className={styles.more}>展开 {table.rows.length} 行</span>
          </summary>
          <Rows table={table} />
        </details>
      ) : (
        <>
          <SectionHead title={table.title} />
          <Rows table={table} />
        </>
      )}
    </section>
  ));
}

/** Wide tables scroll sideways in a region that the keyboard reaches. */
function Rows({ table: { title, columns, rows, source, asOf } }: { readonly table: FactTable }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reachable
    <div className={styles.scroll} role="region" aria-label={`${title}，可左右滑动`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ key, label, unit }) => (
              <th key={key} scope="col">
                {label}
                {unit !== undefined && <span className={styles.unit}>（{unit}）</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map(({ key }, column) =>
                column === 0 ? (
                  <th key={key} scope="row">
                    {row[key]}
                  </th>
                ) : (
                  <td key={key}>{row[key] ?? '—'}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <SourceLine source={source} asOf={asOf} />
      </p>
    </div>
  );
}
