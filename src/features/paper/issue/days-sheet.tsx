import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { SkeletonLine } from '#ui/state/skeleton.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { dayByKey, monthsOf, weeksOf } from './days.ts';
import styles from './days-sheet.module.css';
import { longDay } from '#lib/time/dates.ts';
import { issuesQuery } from '../shared/paper-queries.ts';

interface DaysSheetProps {
  /** of the open issue */
  readonly date: string;
  readonly isText: boolean;
  readonly onClose: () => void;
}

const weekdays = ['一', '二', '三', '四', '五', '六', '日'];

/** Calendar of the days with an issue. */
export function DaysSheet({ date, isText, onClose }: DaysSheetProps) {
  const { data, error, refetch } = useQuery(issuesQuery(useGateway()));
  const navigate = useNavigate();
  function choose(day: string) {
    onClose();
    void navigate({
      to: '/paper/qlwbPaper/$',
      params: { _splat: day },
      search: { page: 1, ...(isText && { view: 'text' }) },
    });
  }
  return (
    <Sheet label="选日期" onClose={onClose}>
      {data ? (
        <Days open={data.list.map((issue) => issue.date)} date={date} onChoose={choose} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <div className={styles.waiting} aria-busy="true">
          {[1, 1, 1, 1, 1, 1, 1].map((width, at) => (
            <SkeletonLine key={at} width={width} />
          ))}
        </div>
      )}
    </Sheet>
  );
}

interface DaysProps {
  readonly open: readonly string[];
  readonly date: string;
  readonly onChoose: (day: string) => void;
}

/** One month. Arrow keys move by day and week, Page Up and Page Down by month. */
function Days({ open, date, onChoose }: DaysProps) {
  const months = monthsOf([...open, date]);
  const [focused, setFocused] = useState(date);
  const month = focused.slice(0, 7);
  const at = months.indexOf(month);
  const grid = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);
  useEffect(() => {
    if (isMoved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused]);

  function press(event: KeyboardEvent) {
    const day = dayByKey(event.key, focused, open);
    if (day === undefined) return;
    event.preventDefault();
    isMoved.current = true;
    setFocused(day);
  }
  function turn(key: 'PageUp' | 'PageDown') {
    isMoved.current = false;
    setFocused(dayByKey(key, focused, open) ?? focused);
  }
  const [year, number] = month.split('-').map(Number);
  const title = `${year}年${number}月`;
  return (
    <>
      <div className={styles.head}>
        <button type="button" className={styles.turn} disabled={at <= 0} onClick={() => turn('PageUp')}>
          上个月
        </button>
        <h2 className={styles.month} aria-live="polite">
          {title}
        </h2>
        <button
          type="button"
          className={styles.turn}
          disabled={at >= months.length - 1}
          onClick={() => turn('PageDown')}
        >
          下个月
        </button>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- days that keys move in are a grid */}
      <table ref={grid} className={styles.days} role="grid" aria-label={title} onKeyDown={press}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" aria-label={`星期${name}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) => (
                <td key={column} aria-selected={day === date || undefined}>
                  {day !== undefined && (
                    <button
                      type="button"
                      className={styles.day}
                      data-weekday={weekdays[column]}
                      disabled={!open.includes(day)}
                      tabIndex={day === focused ? 0 : -1}
                      aria-label={longDay(day)}
                      aria-current={day === date ? 'date' : undefined}
                      onClick={() => onChoose(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
