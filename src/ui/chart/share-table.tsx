import styles from './share-table.module.css';

interface ShareTableProps {
  /** what the rows are, such as 频道 */
  readonly what: string;
  readonly rows: readonly { readonly id: string; readonly name: string; readonly value: number }[];
  /** of each row in whole percent, in their order */
  readonly shares: readonly number[];
}

/** units of the drawing, stretched to the box */
const width = 100;

/** Counts and their shares as a table, each with a bar beside its numbers; the longest bar fills its place. */
export function ShareTable({ what, rows, shares }: ShareTableProps) {
  const top = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">篇数</th>
          <th scope="col">占比</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, value }, index) => (
          <tr key={id}>
            <th scope="row">
              {name}
              <svg
                className={styles.bar}
                viewBox={`0 0 ${width} 1`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect width={(value / top) * width} height="1" />
              </svg>
            </th>
            <td>{value}</td>
            <td>{shares[index]}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
