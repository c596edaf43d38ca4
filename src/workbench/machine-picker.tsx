import type { MachineProof } from '#machines/proof/proof.ts';
import type { Session } from './workbench-session.ts';
import styles from './machine-picker.module.css';

interface MachinePickerProps {
  readonly machines: readonly MachineProof[];
  readonly session: Session;
  readonly onPick: (session: Session) => void;
}

/** Selects a machine and, if it has several inputs, its start. */
export function MachinePicker({ machines, session, onPick }: MachinePickerProps) {
  const startsOf = (name: string) => Object.keys(machines.find((proof) => proof.name === name)?.starts ?? {});
  const starts = startsOf(session.name);
  const pick = (name: string, start = startsOf(name)[0] ?? '') => onPick({ name, start, events: [] });
  return (
    <div className={styles.choices}>
      <label className={styles.choice}>
        状态机
        <select className={styles.list} value={session.name} onChange={({ target }) => pick(target.value)}>
          {machines.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}（{name}）
            </option>
          ))}
        </select>
      </label>
      {starts.length > 1 && (
        <label className={styles.choice}>
          起点
          <select
            className={styles.list}
            value={session.start}
            onChange={({ target }) => pick(session.name, target.value)}
          >
            {starts.map((start) => (
              <option key={start}>{start}</option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
