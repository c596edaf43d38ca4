import type { ReactNode } from 'react';
import styles from './nine-grid.module.css';
import { Picture } from '../content/picture.tsx';

interface GridPicture {
  readonly url: string;
  readonly alt: string;
  readonly color: string;
}

interface NineGridProps {
  readonly pictures: readonly GridPicture[];
  /** wraps a picture in its link; `number` starts at 1 */
  readonly renderLink: (number: number, picture: GridPicture, shown: ReactNode) => ReactNode;
  /** the pictures load with high priority */
  readonly first?: boolean;
}

/** One to nine pictures: one in full width, two and four in two columns, all others in three. */
export function NineGrid({ pictures, renderLink, first = false }: NineGridProps) {
  const { length } = pictures;
  if (length === 0) return null;
  const across = length === 1 ? 1 : length === 2 || length === 4 ? 2 : 3;
  return (
    <ul className={styles.grid} data-across={across} aria-label={`${length} 张图片`}>
      {pictures.map((picture, index) => (
        <li key={`${index} ${picture.url}`}>
          {renderLink(
            index + 1,
            picture,
            <Picture
              url={picture.url}
              alt={picture.alt}
              color={picture.color}
              ratio={length === 1 ? '3/2' : '1/1'}
              sizes={sizes[across]}
              eager={first}
              first={first && index === 0}
            />,
          )}
        </li>
      ))}
    </ul>
  );
}

const sizes = { 1: 'min(72vw, 460px)', 2: 'min(46vw, 300px)', 3: 'min(30vw, 200px)' } as const;

/** Accessible label of a picture's link. */
export const pictureLabel = (number: number, { alt }: GridPicture) => `看大图：${alt || `第 ${number} 张`}`;
