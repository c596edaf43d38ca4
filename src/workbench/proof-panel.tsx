import { useRef, useEffect, useState } from 'react';
import type { MachineProof } from '#machines/proof/proof.ts';
import { Button } from '#ui/control/button.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import type { Session } from './workbench-session.ts';
import { runTrials, type Trial } from './proof-trials.ts';
import styles from './reading.module.css';

interface ProofPanelProps {
  readonly proof: MachineProof;
  /** opens the state in which a trial ended */
  readonly onGo: (session: Session) => void;
}

const initiallyShown = 20;

/** Checks every expectation, replays every generated path and shows the results. */
export function ProofPanel({ proof, onGo }: ProofPanelProps) {
  const [trials, setTrials] = useState<readonly Trial[]>([]);
  const [phase, setPhase] = useState<'idle' | 'running' | 'done'>('idle');
  const [shown, setShown] = useState(initiallyShown);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  async function run() {
    setTrials([]);
    setPhase('running');
    const all: Trial[] = [];
    for await (const some of runTrials(proof)) {
      if (isGone.current) return;
      all.push(...some);
      setTrials([...all]);
    }
    setPhase('done');
  }
  const failed = trials.filter(({ fault }) => fault !== undefined);
  const passed = trials.length - failed.length;
  const ordered = [...failed, ...trials.filter(({ fault }) => fault === undefined)];
  return (
    <section>
      <SectionHead title="路径" note="由状态机生成的每一条路，和写下的每一条期望" />
      <div className={styles.run}>
        <Button variant="brand" disabled={phase === 'running'} onClick={() => void run()}>
          {phase === 'running' ? '正在重放…' : '重放全部路径'}
        </Button>
        <p className={styles.score} role="status">
          {phase === 'idle' ? '' : `${passed} 条通过，${failed.length} 条失败`}
          {phase === 'done' && failed.length === 0 && '，全部通过'}
        </p>
      </div>
      <ol className={styles.log}>
        {ordered.slice(0, shown).map((trial) => (
          <TrialLine
            key={`${trial.kind} ${trial.session.start} ${trial.title} ${JSON.stringify(trial.session.events)}`}
            trial={trial}
            onGo={onGo}
          />
        ))}
      </ol>
      {ordered.length > shown && (
        <div className={styles.run}>
          <Button onClick={() => setShown(shown + 100)}>
            再看 {Math.min(100, ordered.length - shown)} 条
          </Button>
        </div>
      )}
    </section>
  );
}

function TrialLine({ trial, onGo }: { readonly trial: Trial; readonly onGo: (session: Session) => void }) {
  const { kind, title, fault, session } = trial;
  return (
    <li className={styles.trial}>
      <div className={styles.result}>
        <span className={fault === undefined ? styles.passed : styles.failed}>
          {fault === undefined ? '通过' : '失败'}
        </span>{' '}
        <span className={styles.small}>{kind === 'expectation' ? '期望' : '路径'}</span> {title || '开始'}
        {fault !== undefined && <p className={styles.failed}>{fault}</p>}
      </div>
      <Button variant="quiet" aria-label={`走到这里：${title}`} onClick={() => onGo(session)}>
        走到这里
      </Button>
    </li>
  );
}
