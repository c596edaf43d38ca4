import type { AnyMachineSnapshot } from 'xstate';
import { SectionHead } from '#ui/card/section-head.tsx';
import styles from './state-pictures.module.css';

/** URLs of the pictures that `npm run machines -- --pictures` makes, by machine and state: `./pictures/vote/voted.webp`. */
const pictures = import.meta.glob<string>('./pictures/*/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

interface StatePicturesProps {
  /** name of the machine */
  readonly machine: string;
  readonly snapshot: AnyMachineSnapshot;
}

/** What the page looks like in the active states, of those that have a picture. */
export function StatePictures({ machine, snapshot: { _nodes } }: StatePicturesProps) {
  const shown = _nodes.flatMap(({ path }) => {
    const state = path.join('.');
    const url = pictures[`./pictures/${machine}/${state}.webp`];
    return url === undefined ? [] : [{ state, url }];
  });
  if (shown.length === 0) return null;
  return (
    <section>
      <SectionHead title="页面上的样子" />
      <ul className={styles.pictures}>
        {shown.map(({ state, url }) => (
          <li key={state}>
            <figure>
              <img className={styles.picture} src={url} alt={`${state} 时的页面`} width="390" height="844" />
              <figcaption className={styles.caption}>{state}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
