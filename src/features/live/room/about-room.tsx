import { machineTime } from '#lib/time/machine-time.ts';
import styles from './about-room.module.css';
import type { LiveRoom } from '../shared/live-types.ts';

/** 简介: summary and times of a live. */
export function AboutRoom({ room }: { readonly room: LiveRoom }) {
  const { summary, host, startsAt, beganAt, endedAt } = room;
  return (
    <section className={styles.about} aria-label="直播简介">
      {summary.split('\n').map((line, index) => (
        <p key={index} className={styles.line}>
          {line}
        </p>
      ))}
      <dl className={styles.facts}>
        <dt>主办</dt>
        <dd>{host.name}</dd>
        <Fact name="预定" at={startsAt} />
        <Fact name="开播" at={beganAt} />
        <Fact name="结束" at={endedAt} />
      </dl>
    </section>
  );
}

function Fact({ name, at }: { readonly name: string; readonly at: string | undefined }) {
  if (at === undefined) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <time dateTime={machineTime(at)}>{at.slice(0, 16)}</time>
      </dd>
    </>
  );
}
