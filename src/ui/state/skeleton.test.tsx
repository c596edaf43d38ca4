// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { NewsCard } from '../card/news-card.tsx';
import styles from '../card/news-card.module.css';
import { SkeletonCard } from './skeleton.tsx';
import { find, mount } from './test-mount.ts';

const picture = { url: '/media/a.jpg', alt: '', color: '#336699' };

/** Classes that carry the geometry, from the outside in, and the shapes of the picture boxes. */
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
  'a blank %s card has the geometry of the card',
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
    // what is empty in a card's last line is left out of it
    expect(blank.querySelector(`.${styles.meta ?? ''} > :empty`)).toBeNull();
  },
);
