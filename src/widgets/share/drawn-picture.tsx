import type { ReactNode } from 'react';
import { buttonClass } from '#ui/control/button.tsx';
import { classNames } from '#ui/state/class-names.ts';
import styles from './drawn-picture.module.css';

/** Layout of a drawn picture and its buttons. */
export function DrawnFrame({ children }: { readonly children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}

interface DrawnPictureProps {
  /** object URL; undefined while drawing */
  readonly picture: string | undefined;
  /** status while drawing */
  readonly drawing: string;
  readonly alt: string;
  /** how to save it */
  readonly hint: string;
  /** of the download */
  readonly fileName: string;
  /** leaves room for other buttons below */
  readonly isLow?: boolean;
  /** called when the reader saves it */
  readonly onSaved?: () => void;
}

/** A picture drawn by the page, to save by long press or button. */
export function DrawnPicture(props: DrawnPictureProps) {
  const { picture, drawing, alt, hint, fileName, isLow = false, onSaved } = props;
  if (picture === undefined)
    return (
      <p className={styles.drawing} role="status">
        {drawing}
      </p>
    );
  return (
    <>
      <img className={classNames(styles.picture, isLow && styles.low)} src={picture} alt={alt} />
      <p className={styles.hint}>{hint}</p>
      <a className={buttonClass('brand')} href={picture} download={fileName} onClick={onSaved}>
        保存图片
      </a>
    </>
  );
}
