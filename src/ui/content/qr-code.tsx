import { encode } from 'uqr';
import styles from './qr-code.module.css';

interface QrCodeProps {
  /** what whoever scans it gets */
  readonly text: string;
  /** what it is for */
  readonly label: string;
}

/** A code for cameras: dark on light in either theme, since many do not read the other way round. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  return (
    <svg
      className={styles.code}
      data-light
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={styles.dark} d={data.map(rowPath).join('')} />
    </svg>
  );
}

/** The dark modules of a row, each as a square. */
function rowPath(row: readonly boolean[], down: number): string {
  return row.map((isDark, across) => (isDark ? `M${across} ${down}h1v1h-1z` : '')).join('');
}
