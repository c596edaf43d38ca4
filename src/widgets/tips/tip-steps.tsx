import { classNames } from '#ui/state/class-names.ts';
import type { Tip } from './tip-labels.ts';
import styles from './tip-steps.module.css';

const publicSteps = [
  { state: 'accepted', name: '已受理' },
  { state: 'interviewing', name: '采访中' },
  { state: 'reported', name: '已报道' },
] as const;

const before: Readonly<Partial<Record<Tip['state'], string>>> = {
  received: '编辑会尽快受理，受理后大家都能看到',
  held: '内容里有需要核实的词句，编辑看过以后才会受理',
  hidden: '编辑没有公开这一条',
};

/** Progress of a tip, with time and editor's note of each step. */
export function TipSteps({ tip }: { readonly tip: Pick<Tip, 'state' | 'steps'> }) {
  const { state, steps } = tip;
  const stepAt = new Map(steps.map((step) => [step.state, step]));
  const note = stepAt.get('hidden')?.note;
  const now = publicSteps.findLastIndex((step) => stepAt.has(step.state));
  const waiting = before[state];
  return (
    <div className={styles.progress}>
      {waiting !== undefined && (
        <p className={styles.waiting}>
          {waiting}
          {state === 'hidden' && note !== undefined && `：${note}`}
        </p>
      )}
      <ol className={styles.steps} aria-label="进展">
        {publicSteps.map(({ state: place, name }, index) => {
          const step = stepAt.get(place);
          return (
            <li
              key={place}
              className={classNames(styles.step, index <= now && styles.reached)}
              {...(index === now && { 'aria-current': 'step' })}
            >
              <span className={styles.dot} aria-hidden="true" />
              <span className={styles.name}>{name}</span>
              {step !== undefined && (
                <time className={styles.time} dateTime={step.at.replace(' ', 'T')}>
                  {step.at.slice(5, 16)}
                </time>
              )}
              {step?.note !== undefined && <span className={styles.time}>{step.note}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
