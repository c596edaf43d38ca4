import type { LogEntry } from '#machines/proof/drive.ts';
import { labelOf, statesOf } from '#machines/proof/labels.ts';
import type { TestEvent } from '#machines/proof/proof.ts';
import { toTypedEvent } from '#machines/proof/typed-events.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import styles from './reading.module.css';

/** The machine's context as JSON. */
export function ContextView({ context }: { readonly context: unknown }) {
  return (
    <section>
      <SectionHead title="内容" />
      <pre className={styles.code}>{JSON.stringify(context, undefinedAsText, 2)}</pre>
    </section>
  );
}

/** JSON omits undefined fields, which testers need to see. */
function undefinedAsText(_field: string, value: unknown): unknown {
  return value === undefined ? '（无）' : value;
}

/** The event log, latest first. */
export function LogView({ log }: { readonly log: readonly LogEntry[] }) {
  return (
    <section>
      <SectionHead title="经过" note={`${log.length} 步，最近的在前`} />
      <ol className={styles.log}>
        {log.toReversed().map((entry, index) => (
          <LogLine key={log.length - index} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function LogLine({ entry: { atMs, event, taken, effects, snapshot } }: { readonly entry: LogEntry }) {
  const isIgnored = taken.length === 0 && event.type !== 'xstate.init';
  const { payload } = toTypedEvent(event);
  return (
    <li className={styles.line}>
      <p>
        <span className={styles.at}>{atMs} 毫秒</span> <b>{nameOf(event, taken)}</b>{' '}
        {isIgnored ? '没有理会' : `→ ${statesOf(snapshot).join('、')}`}
      </p>
      {payload !== undefined && event.type !== 'xstate.init' && (
        <code className={styles.small}>{JSON.stringify(payload)}</code>
      )}
      {effects.map(({ type, params }, index) => (
        <p key={index} className={styles.small}>
          请求 {type} {params === undefined ? '' : JSON.stringify(params)}
        </p>
      ))}
    </li>
  );
}

/** Events that XState generates are named after the transition that they cause. */
function nameOf(event: TestEvent, [transition]: LogEntry['taken']): string {
  if (event.type === 'xstate.init') return '开始';
  return event.type.startsWith('xstate.') && transition ? labelOf(transition).event : event.type;
}
