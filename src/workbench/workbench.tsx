import { useMemo, useSyncExternalStore } from 'react';
import { statesOf } from '#machines/proof/labels.ts';
import { nameOf } from '#machines/proof/definition.ts';
import type { MachineProof } from '#machines/proof/proof.ts';
import type { Word } from '#machines/proof/words.ts';
import { onPageHash, readPageHash, writePageHash } from '#platform/history/page-hash.ts';
import { Button } from '#ui/control/button.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { ChartView } from './chart/chart-view.tsx';
import { useInSight } from './chart/use-in-sight.ts';
import { ContextView } from './context-view.tsx';
import { CopyLink } from './copy-link.tsx';
import { EventPanel } from './event-panel.tsx';
import { LogView } from './log-view.tsx';
import { MachinePicker } from './machine-picker.tsx';
import { possibleTransitions } from './possible-transitions.ts';
import { openSession, writeSession, type Session } from './session.ts';
import { TrialPanel } from './trial-panel.tsx';
import styles from './workbench.module.css';

/** The testers' page: one machine at a time, driven by hand. All of its state is in the address. */
export function Workbench({ machines }: { readonly machines: readonly MachineProof[] }) {
  const hash = useSyncExternalStore(onPageHash, readPageHash);
  const situation = useMemo(() => openSession(hash, machines), [hash, machines]);
  const possible = useMemo(
    () => situation && possibleTransitions(situation.proof, situation.machine),
    [situation],
  );
  const drawing = useInSight(situation);
  if (situation === undefined || possible === undefined)
    return <p className={styles.fault}>还没有登记状态机。</p>;
  const { proof, session, machine, fault } = situation;
  const go = (next: Session) => writePageHash(writeSession(next));
  const send = (word: Word) => go({ ...session, words: [...session.words, word] });
  const states = statesOf(machine.snapshot);
  const last = machine.log.at(-1);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>状态机试验台</h1>
        <MachinePicker machines={machines} session={session} onPick={go} />
        <p className={styles.now} aria-live="polite">
          <span className={styles.caption}>现在</span>
          {states.map((state) => (
            <b key={state} className={styles.state}>
              {state}
            </b>
          ))}
          {machine.snapshot.status !== 'active' && <span className={styles.caption}>已结束</span>}
          {[...machine.snapshot.tags].map((tag) => (
            <span key={tag} className={styles.tag}>
              #{tag}
            </span>
          ))}
        </p>
        {fault !== undefined && (
          <p className={styles.fault} role="alert">
            {fault}
          </p>
        )}
      </header>
      <div className={styles.columns}>
        <div className={styles.hands}>
          <EventPanel proof={proof} machine={machine} onSend={send} />
          <div className={styles.steps}>
            <Button
              disabled={session.words.length === 0}
              onClick={() => go({ ...session, words: session.words.slice(0, -1) })}
            >
              退一步
            </Button>
            <Button disabled={session.words.length === 0} onClick={() => go({ ...session, words: [] })}>
              从头再来
            </Button>
            <CopyLink key={hash} />
          </div>
        </div>
        <section className={styles.drawing} ref={drawing}>
          <SectionHead title="状态图" note={proof.title} />
          <ChartView
            machine={proof.machine}
            label={`${proof.title}的状态图，现在在 ${states.join('、')}`}
            lit={new Set(machine.snapshot._nodes.map(({ id }) => id))}
            possible={possible}
            taken={new Set(last?.taken.map(nameOf))}
          />
          <p className={styles.legend}>
            红框是现在所在的状态，红线是刚走过的，黑线是现在能走的；实心点是起始状态，空心点表示留在原处，虚线框同时生效。
          </p>
        </section>
        <div className={styles.reading}>
          <ContextView context={machine.snapshot.context} />
          <LogView log={machine.log} />
          <TrialPanel key={proof.name} proof={proof} onGo={go} />
        </div>
      </div>
    </div>
  );
}
