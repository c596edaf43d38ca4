import { countText } from '#lib/text/counts.ts';
import { Button, buttonClass } from '#ui/control/button.tsx';
import type { LiveRoom } from './live-types.ts';
import styles from './reserve-button.module.css';
import { useReserve } from './use-reserve.ts';

/** 预约, with a calendar file. */
export function ReserveButton({ room }: { readonly room: LiveRoom }) {
  const { appointed, counts, reminder } = room;
  const reserve = useReserve(room);
  return (
    <span className={styles.ways}>
      <Button variant={appointed ? 'line' : 'brand'} aria-pressed={appointed} onClick={reserve}>
        {appointed ? '已预约' : '预约'}
        {counts.appointments > 0 && ` ${countText(counts.appointments)}`}
      </Button>
      {/* a file of the gateway's, which the phone's calendar opens */}
      <a className={buttonClass('quiet')} href={reminder} download="reminder.ics">
        加进日历
      </a>
    </span>
  );
}
