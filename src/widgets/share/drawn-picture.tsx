import type { ReactNode } from 'react';
import { buttonClass } from '#ui/control/button.tsx';
import { classNames } from '#ui/state/class-names.ts';
import styles from './drawn-picture.module.css';

/** Holds a drawn picture, and what can be done with it. */
export function DrawnFrame({ children }: { readonly children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}

interface DrawnPictureProps {
  /** address of the picture; undefined while it is drawn */
  readonly picture: string | undefined;
  /** what is said meanwhile */
  readonly drawing: string;
  readonly alt: string;
  /** what to do with it */
  readonly hint: string;
  /** of the file as which it is saved */
  readonly fileName: string;
  /** other ways stand under it, which it leaves room for */
  readonly isLow?: boolean;
  /** told when the reader took the picture */
  readonly onSaved?: () => void;
}

/** A picture that the page drew, to press long or to save. */
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
