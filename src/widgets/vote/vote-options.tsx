import { Picture } from '#ui/content/picture.tsx';
import { Tick } from '#ui/control/tick.tsx';
import styles from './vote-block.module.css';
import type { Vote } from './vote-query.ts';

interface VoteOptionsProps {
  readonly vote: Vote;
  readonly choice: readonly string[];
  readonly isStill: boolean;
  readonly labelId: string;
  readonly onToggle: (id: string) => void;
}

/** The options as native radio buttons or checkboxes, each with an optional picture. */
export function VoteOptions({ vote, choice, isStill, labelId, onToggle }: VoteOptionsProps) {
  const { id, options, max } = vote;
  const hasPictures = options.some(({ image }) => image !== undefined);
  return (
    <div
      role={max === 1 ? 'radiogroup' : 'group'}
      aria-labelledby={labelId}
      className={hasPictures ? styles.pictures : styles.options}
    >
      {options.map((option) => (
        <label key={option.id} className={styles.option}>
          {option.image !== undefined && (
            <Picture url={option.image.url} color={option.image.color} alt="" ratio="3/2" sizes="50vw" />
          )}
          <span className={styles.choice}>
            <Tick
              type={max === 1 ? 'radio' : 'checkbox'}
              name={`vote-${id}`}
              checked={choice.includes(option.id)}
              disabled={isStill}
              onChange={() => onToggle(option.id)}
            />
            <span>{option.text}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
