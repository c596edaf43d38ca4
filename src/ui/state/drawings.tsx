import type { ReactNode } from 'react';
import styles from './state.module.css';

function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 112" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A blank newspaper. */
export function BlankPaperDrawing() {
  return (
    <Drawing>
      <path d="M12 98h136" />
      <path className={styles.fill} d="M38 20h76v78H46a8 8 0 0 1-8-8V20Z" />
      <path className={styles.fill} d="M114 38h12v52a8 8 0 0 1-16 0" />
      <path className={styles.accent} d="M50 34h34" />
      <path d="M50 48h52M50 58h24M50 68h24M50 78h24" strokeDasharray="2 6" />
      <path d="M82 58h20v22H82z" strokeDasharray="3 5" />
    </Drawing>
  );
}

/** A kite with a torn string. */
export function BrokenLineDrawing() {
  return (
    <Drawing>
      <path d="M12 98h136" />
      <path className={styles.fill} d="m96 12 30 22-18 32-34-20 22-34Z" />
      <path d="m96 12 12 54M74 46l52-12" />
      <path className={styles.accent} d="M108 66c4 8 14 6 16 14M104 62c-6 6-2 12-8 16" />
      <path d="M90 70c-8 4-14 6-20 5" />
      <path d="M56 82c-8 5-16 10-20 16" strokeDasharray="5 6" />
      <path className={styles.accent} d="m60 68 6 4M62 80l6-1M70 64l1 6" />
    </Drawing>
  );
}

/** A signpost on an empty road. */
export function LostRoadDrawing() {
  return (
    <Drawing>
      <path d="M12 98h136" />
      <path d="M76 98V22M84 98V22M76 22a4 4 0 0 1 8 0" />
      <path className={styles.fill} d="M84 30h38l10 9-10 9H84zM76 56H42l-10 9 10 9h34z" />
      <path className={styles.accent} d="M94 39h22M46 65h20" />
    </Drawing>
  );
}

/** A dashed house and an arrow to a new one. */
export function MovedHouseDrawing() {
  return (
    <Drawing>
      <path d="M12 98h136" />
      <path d="M22 98V64l18-15 18 15v34" strokeDasharray="3 5" />
      <path className={styles.accent} d="M46 36c14-15 36-16 50-4M97 20l-1 12-12-1" />
      <path className={styles.fill} d="M92 98V62h48v36z" />
      <path className={styles.fill} d="m86 64 30-24 30 24z" />
      <path d="M110 98V80h12v18M99 70h8v8h-8zM125 70h8v8h-8z" />
    </Drawing>
  );
}
