import {
  openingState,
  shanghaiWeekday,
  type OpeningSpan,
  type OpeningState,
} from '#rules/think-tank/opening-hours.ts';
import { StateTag } from '#ui/card/state-tag.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { classNames } from '#ui/state/class-names.ts';
import { useNow } from '#widgets/now/now-context.ts';
import styles from './opening-hours.module.css';

const weekdays = ['一', '二', '三', '四', '五', '六', '日'];

type Spans = readonly OpeningSpan[];

interface OpeningHoursProps {
  readonly spans: Spans;
  readonly note?: string | undefined;
}

/** Whether a place is open now, and its hours of the week. */
export function OpeningHours({ spans, note }: OpeningHoursProps) {
  const now = useNow();
  const state = openingState(spans, now);
  const today = shanghaiWeekday(now);
  return (
    <section aria-labelledby="hours-title">
      <SectionHead id="hours-title" title="营业时间">
        <StateTag tone={state.isOpen ? 'good' : 'quiet'}>{state.isOpen ? '营业中' : '已打烊'}</StateTag>
      </SectionHead>
      <div className={styles.hours}>
        <p className={styles.next}>{nextText(state)}</p>
        <dl className={styles.week} aria-label="一周营业时间">
          {weekParts(spans).map(({ first, last, text }) => {
            const isToday = first <= today && today <= last;
            return (
              <div key={first} className={classNames(styles.day, isToday && styles.today)}>
                <dt>
                  {dayName(first)}
                  {last > first && `至${dayName(last)}`}
                  {isToday && '（今天）'}
                </dt>
                <dd>{text}</dd>
              </div>
            );
          })}
        </dl>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        <p className={styles.note}>按平日时间推算，节假日请先打电话问一问。</p>
      </div>
    </section>
  );
}

const dayName = (weekday: number): string => `周${weekdays[weekday - 1]}`;

interface WeekPart {
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

/** The week in parts of successive days with the same hours. */
function weekParts(spans: Spans): readonly WeekPart[] {
  const parts: WeekPart[] = [];
  for (const first of [1, 2, 3, 4, 5, 6, 7]) {
    const text = dayText(spans.filter(({ weekday }) => weekday === first));
    const previous = parts.at(-1);
    if (previous?.text === text) parts[parts.length - 1] = { ...previous, last: first };
    else parts.push({ first, last: first, text });
  }
  return parts;
}

const dayText = (spans: Spans): string => (spans.length === 0 ? '休息' : spans.map(spanText).join('，'));

const ends: ReadonlySet<string> = new Set(['00:00', '23:59', '24:00']);

function spanText({ from, to }: Spans[number]): string {
  if (from === '00:00' && ends.has(to)) return '全天';
  return `${from}–${to <= from ? '次日' : ''}${to}`;
}

function nextText(state: OpeningState): string {
  if (state.isOpen) return state.until === undefined ? '全天营业' : `${state.until} 打烊`;
  if (state.next === undefined) return '暂停营业';
  const { inDays, weekday, from } = state.next;
  const day = ['今天', '明天'][inDays] ?? dayName(weekday);
  return `${day} ${from} 营业`;
}
