import styles from './share-table.module.css';

interface ShareTableProps {
  /** column title of the rows, such as 频道 */
  readonly what: string;
  readonly rows: readonly { readonly id: string; readonly name: string; readonly value: number }[];
  /** whole percent of each row, in row order */
  readonly shares: readonly number[];
}

/** viewBox units, stretched to the element */
const width = 100;

/** A table of counts and shares with a bar per row; the longest bar has the full width. */
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
