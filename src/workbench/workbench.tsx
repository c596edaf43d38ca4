import { useMemo, useState, useSyncExternalStore } from 'react';
import { statesOf } from '#machines/proof/labels.ts';
import { nameOf, transitionsFrom } from '#machines/proof/definition.ts';
import type { MachineProof, TestEvent } from '#machines/proof/proof.ts';
import type { TypedEvent } from '#machines/proof/typed-events.ts';
import { onPageHash, readPageHash, writePageHash } from '#platform/history/page-hash.ts';
import { Button } from '#ui/control/button.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { ChartView } from './chart/chart-view.tsx';
import { useScrollIntoView } from './chart/use-scroll-into-view.ts';
import { ComparisonPanel } from './comparison-panel.tsx';
import { EventPanel } from './event-panel.tsx';
import { ContextView, LogView } from './machine-readout.tsx';
import { MachinePicker } from './machine-picker.tsx';
import { openSession, type Session, writeSession } from './workbench-session.ts';
import { StatePictures } from './state-pictures.tsx';
import { ProofPanel } from './proof-panel.tsx';
import styles from './workbench.module.css';
import { copyText } from '#platform/app-bridge/share-page.ts';
import { saveFile } from '#platform/media/save-file.ts';
import { recordPath } from '#machines/proof/recording.ts';
import type { MachineDriver } from '#machines/proof/drive.ts';

/** The page on which testers drive one machine at a time. All of its state is in the URL. */
export function Workbench({ machines }: { readonly machines: readonly MachineProof[] }) {
  const hash = useSyncExternalStore(onPageHash, readPageHash);
  const opened = useMemo(() => openSession(hash, machines), [hash, machines]);
  const possible = useMemo(() => opened && possibleTransitions(opened.proof, opened.machine), [opened]);
  const drawing = useScrollIntoView(opened);
  if (opened === undefined || possible === undefined)
    return <p className={styles.fault}>还没有登记状态机。</p>;
  const { proof, session, machine, fault } = opened;
  const go = (next: Session) => writePageHash(writeSession(next));
  const send = (event: TypedEvent) => go({ ...session, events: [...session.events, event] });
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
              disabled={session.events.length === 0}
              onClick={() => go({ ...session, events: session.events.slice(0, -1) })}
            >
              退一步
            </Button>
            <Button disabled={session.events.length === 0} onClick={() => go({ ...session, events: [] })}>
              从头再来
            </Button>
            <Button disabled={session.events.length === 0} onClick={() => savePath(proof, session)}>
              导出这条路径
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
          <StatePictures machine={proof.name} snapshot={machine.snapshot} />
          <ContextView context={machine.snapshot.context} />
          <LogView log={machine.log} />
          <ComparisonPanel proof={proof} machines={machines} session={session} onPick={go} />
          <ProofPanel key={proof.name} proof={proof} onGo={go} />
        </div>
      </div>
    </div>
  );
}

/** Saves the session as a test, which `npm run machine -- --replay` runs. */
function savePath(proof: MachineProof, { start, events }: Session): void {
  const recording = recordPath(proof, start, events);
  saveFile(`${proof.name}.path.json`, JSON.stringify(recording, null, 1), 'application/json');
}

/** Copies the page's URL, which restores the present state. */
function CopyLink() {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  async function copy() {
    try {
      await copyText(location.href);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }
  return (
    <Button onClick={() => void copy()}>
      <span role="status">
        {outcome === 'copied' ? '已复制' : outcome === 'refused' ? '请从地址栏复制' : '复制此刻的链接'}
      </span>
    </Button>
  );
}

/** Names of the transitions that can be taken now: by an example event, an actor outcome or a timer. */
function possibleTransitions(
  { machine, events, actorOutcomes }: MachineProof,
  { snapshot, actors }: MachineDriver,
): Set<string> {
  if (snapshot.status !== 'active') return new Set();
  const outcomes = actors.flatMap(({ id, src }): TestEvent[] => [
    ...(actorOutcomes[src]?.done ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, output })),
    ...(actorOutcomes[src]?.error ?? []).map((error) => ({ type: `xstate.error.actor.${id}`, error })),
  ]);
  const timers = snapshot._nodes
    .flatMap(transitionsFrom)
    .filter(({ eventType }) => eventType.startsWith('xstate.after.'))
    .map(({ eventType }): TestEvent => ({ type: eventType }));
  const transitions = [...events, ...outcomes, ...timers].flatMap((event) =>
    machine.getTransitionData(snapshot, event),
  );
  return new Set(transitions.map(nameOf));
}
