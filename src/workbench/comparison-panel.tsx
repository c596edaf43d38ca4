import { useMemo } from 'react';
import {
  compareMachines,
  compareSteps,
  type ComparedStep,
  type Difference,
} from '#machines/proof/compare.ts';
import type { MachineProof } from '#machines/proof/proof.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import type { Session } from './workbench-session.ts';
import choices from './machine-picker.module.css';
import styles from './reading.module.css';

interface ComparisonPanelProps {
  readonly proof: MachineProof;
  readonly machines: readonly MachineProof[];
  readonly session: Session;
  readonly onPick: (session: Session) => void;
}

/** Compares the machine with another one: their definitions, and what the events of the session do to both. */
export function ComparisonPanel({ proof, machines, session, onPick }: ComparisonPanelProps) {
  const { comparedWith, ...alone } = session;
  const other = machines.find(({ name }) => name === comparedWith);
  return (
    <section>
      <SectionHead title="比较" note="和另一台状态机有什么不同，同样的事件又各走到哪里" />
      <div className={styles.run}>
        <label className={choices.choice}>
          和
          <select
            className={choices.list}
            aria-label="和哪一台比较"
            value={comparedWith ?? ''}
            onChange={({ target: { value } }) =>
              onPick(value === '' ? alone : { ...alone, comparedWith: value })
            }
          >
            <option value="">不比较</option>
            {machines
              .filter(({ name }) => name !== proof.name)
              .map(({ name, title }) => (
                <option key={name} value={name}>
                  {title}（{name}）
                </option>
              ))}
          </select>
        </label>
      </div>
      {other !== undefined && <Comparison first={proof} second={other} session={session} />}
    </section>
  );
}

interface ComparisonProps {
  readonly first: MachineProof;
  readonly second: MachineProof;
  readonly session: Session;
}

function Comparison({ first, second, session: { start, events } }: ComparisonProps) {
  const differences = useMemo(() => compareMachines(first, second), [first, second]);
  const steps = useMemo(() => compareSteps(first, start, second, events), [first, start, second, events]);
  return (
    <>
      <ul className={styles.log}>
        {differences.map((difference) => (
          <DifferenceItem key={difference.title} difference={difference} first={first} second={second} />
        ))}
      </ul>
      {steps.length > 0 && (
        <ol className={styles.log} aria-label="同样的事件">
          {steps.map((step, index) => (
            <StepItem key={index} step={step} first={first} second={second} />
          ))}
        </ol>
      )}
    </>
  );
}

interface DifferenceItemProps extends Pick<ComparisonProps, 'first' | 'second'> {
  readonly difference: Difference;
}

function DifferenceItem({ difference, first, second }: DifferenceItemProps) {
  const { title, common, onlyFirst, onlySecond } = difference;
  return (
    <li className={styles.line}>
      <p>
        <b>{title}</b> 共有 {common.length}，只在 {first.name} {onlyFirst.length}，只在 {second.name}{' '}
        {onlySecond.length}
      </p>
      {onlyFirst.map((text) => (
        <p key={text} className={styles.small}>
          只在 {first.name}：{text}
        </p>
      ))}
      {onlySecond.map((text) => (
        <p key={text} className={styles.small}>
          只在 {second.name}：{text}
        </p>
      ))}
    </li>
  );
}

interface StepItemProps extends Pick<ComparisonProps, 'first' | 'second'> {
  readonly step: ComparedStep;
}

function StepItem({ step, first, second }: StepItemProps) {
  const { event, first: one, second: other } = step;
  return (
    <li className={styles.line}>
      <p>
        <b>{event.type}</b> {one === other ? '两台相同' : '两台不同'}
      </p>
      {one === other ? (
        <p className={styles.small}>{one}</p>
      ) : (
        <>
          <p className={styles.small}>
            {first.name}：{one}
          </p>
          <p className={styles.small}>
            {second.name}：{other}
          </p>
        </>
      )}
    </li>
  );
}
