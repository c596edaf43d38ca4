import { useId } from 'react';
import { Button } from '#ui/control/button.tsx';
import { Switch } from '#ui/control/switch.tsx';
import styles from './event-alerts.module.css';
import { useEventAlerts } from './use-event-alerts.ts';

interface EventAlertsProps {
  /** ids of hot events that the reader follows, at least one */
  readonly events: readonly string[];
}

/** Switch for notifications of new stories in hot events on this device, or why there are none. */
export function EventAlerts({ events }: EventAlertsProps) {
  const id = useId();
  const { actor, snapshot } = useEventAlerts();
  if (snapshot.hasTag('uninstalled'))
    return <p className={styles.words}>添加到主屏幕，从那里打开，就可以收到新进展的通知</p>;
  if (snapshot.hasTag('denied'))
    return <p className={styles.words}>浏览器不让本站发通知，可以在浏览器的网站设置里允许</p>;
  if (snapshot.hasTag('unknown'))
    return (
      <div className={styles.row}>
        <p className={styles.words}>没有网络，不知道通知开没开</p>
        <Button variant="quiet" onClick={() => actor.send({ type: 'page.shown' })}>
          重试
        </Button>
      </div>
    );
  if (!snapshot.hasTag('ready')) return null;
  const on = events.filter((event) => snapshot.context.on.includes(event));
  const missing = events.length - on.length;
  return (
    <div className={styles.row} aria-busy={snapshot.hasTag('busy')}>
      <p className={styles.words}>
        <span id={id} className={styles.label}>
          有新进展时通知我
        </span>
        <span role="status">{stateText(snapshot.hasTag('busy'), on.length, events.length)}</span>
      </p>
      {on.length > 0 && missing > 0 && (
        <Button
          variant="quiet"
          aria-label={`另外 ${missing} 个热点也通知`}
          onClick={() => actor.send({ type: 'alerts.wanted', events })}
        >
          全部
        </Button>
      )}
      <Switch
        labelId={id}
        on={on.length > 0}
        onChange={(isOn) =>
          actor.send(isOn ? { type: 'alerts.wanted', events } : { type: 'alerts.stopped', events: on })
        }
      />
    </div>
  );
}

function stateText(isBusy: boolean, on: number, all: number): string {
  if (isBusy) return '正在设置';
  if (on === 0) return '夜里 10 点到早上 7 点不打扰';
  return on < all ? `已打开 ${on} 个，共 ${all} 个` : '已打开，夜里不打扰';
}
