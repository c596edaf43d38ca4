// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { NewsCard } from '../card/news-card.tsx';
import styles from '../card/news-card.module.css';
import { SkeletonCard } from './skeleton.tsx';
import { find, mount } from './test-mount.ts';

const picture = { url: '/media/a.jpg', alt: '', color: '#336699' };

/** Class names that define the geometry, outermost first, and the aspect ratios of the picture boxes. */
function geometry(place: HTMLElement) {
  return {
    card: find(place, ':scope > *').className,
    words: Array.from(find(place, ':scope > * > *').children, (part) => part.className),
    boxes: Array.from(place.querySelectorAll<HTMLElement>('[style*=aspect-ratio]'), (box) =>
      box.style.aspectRatio.replaceAll(' ', ''),
    ),
  };
}

it.each(['text', 'thumb', 'three', 'cover'] as const)(
  'the skeleton of a %s card has the geometry of the card',
  async (kind) => {
    const blank = await mount(<SkeletonCard kind={kind} />);
    const card = await mount(
      <NewsCard
        kind={kind}
        title="标题"
        pictures={[picture, picture, picture]}
        meta={['齐鲁晚报']}
        renderLink={({ children, ...parts }) => <a {...parts}>{children}</a>}
      />,
    );
    expect(geometry(blank)).toEqual(geometry(card));
    // the card hides empty children of its meta line
    expect(blank.querySelector(`.${styles.meta ?? ''} > :empty`)).toBeNull();
  },
);
