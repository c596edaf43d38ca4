import { useState } from 'react';
import { durationText } from '#lib/time/dates.ts';
import styles from './film-controls.module.css';
import type { FilmPlayer } from './film-player.ts';
import { useFilmPosition } from './use-film-player.ts';

/** seconds of the film during which it is said */
const shownFor = 5;

/** Says that a film goes on where the reader left it, and leads to its beginning. */
export function ResumedNote({ player }: { readonly player: FilmPlayer }) {
  const { actor, resumedAt } = player;
  const { at } = useFilmPosition(player);
  const [isOver, setOver] = useState(resumedAt === 0);
  if (isOver || at < resumedAt || at > resumedAt + shownFor) return null;
  return (
    <button
      type="button"
      className={styles.resumed}
      onClick={() => {
        actor.send({ type: 'seek.asked', to: 0 });
        setOver(true);
      }}
    >
      已从 {durationText(resumedAt)} 接着放，点这里从头看
    </button>
  );
}
