import { Button } from '#ui/control/button.tsx';
import { Picture } from '#ui/content/picture.tsx';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import type { AudioProgramme } from '../shared/news-types.ts';
import styles from './programme-head.module.css';

interface ProgrammeHeadProps {
  readonly programme: AudioProgramme;
  /** plays the newest episode; undefined if there is none */
  readonly onPlay: (() => void) | undefined;
}

/** Head of a programme: picture, name, host, number of episodes. */
export function ProgrammeHead({ programme, onPlay }: ProgrammeHeadProps) {
  const { name, summary, host, cover, episodes, updatedAt } = programme;
  return (
    <header className={styles.head}>
      <div className={styles.cover}>
        <Picture url={cover.url} alt="" color={cover.color} ratio="1/1" sizes="112px" first />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p>{summary}</p>
        <p className={styles.meta}>
          <span>主播 {host}</span>
          <span>共 {episodes} 期</span>
          {updatedAt !== undefined && (
            <span>
              <RelativeTime at={updatedAt} />
              更新
            </span>
          )}
        </p>
      </div>
      {onPlay !== undefined && (
        <div className={styles.act}>
          <Button variant="brand" onClick={onPlay}>
            从最新一期听起
          </Button>
        </div>
      )}
    </header>
  );
}
