import type { LogEntry } from '#machines/proof/drive.ts';
import { labelOf, statesOf } from '#machines/proof/labels.ts';
import type { TestEvent } from '#machines/proof/proof.ts';
import { toWord } from '#machines/proof/words.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import styles from './reading.module.css';

/** What has happened, the last first. */
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

function LogLine({ entry: { at, event, taken, effects, snapshot } }: { readonly entry: LogEntry }) {
  const isIgnored = taken.length === 0 && event.type !== 'xstate.init';
  const { payload } = toWord(event);
  return (
    <li className={styles.line}>
      <p>
        <span className={styles.at}>{at} 毫秒</span> <b>{nameOf(event, taken)}</b>{' '}
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

/** Events that XState makes up are told by the transition that waited for them. */
function nameOf(event: TestEvent, [transition]: LogEntry['taken']): string {
  if (event.type === 'xstate.init') return '开始';
  return event.type.startsWith('xstate.') && transition ? labelOf(transition).event : event.type;
}
