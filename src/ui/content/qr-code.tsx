import { encode } from 'uqr';
import styles from './qr-code.module.css';

interface QrCodeProps {
  /** content of the code */
  readonly text: string;
  /** accessible label: what the code is for */
  readonly label: string;
}

/** A QR code, dark on light in both themes because many scanners do not read inverted codes. */
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

/** SVG path of a row's dark modules, one square each. */
function rowPath(row: readonly boolean[], down: number): string {
  return row.map((isDark, across) => (isDark ? `M${across} ${down}h1v1h-1z` : '')).join('');
}
