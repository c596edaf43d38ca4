import type { ReactNode } from 'react';
import { dayHead } from '#lib/time/dates.ts';
import { EndlessList } from '#ui/list/endless-list.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { useNow } from '#widgets/now/now-context.ts';
import { StoryRow, type StoryRowData } from './story-row.tsx';
import { ListHead } from './list-states.tsx';

/** Texts of the list and its rows. */
export interface StoryListTexts {
  readonly name: string;
  readonly what: string;
  readonly removal: string;
  readonly end: string;
}

interface StoryListProps {
  readonly lines: readonly StoryRowData[];
  readonly words: StoryListTexts;
  /** total count as text */
  readonly note: string;
  readonly positionKey: string;
  readonly onRemove: (line: StoryRowData) => void;
  /** with headings of days */
  readonly byDay?: boolean;
  /** actions on the whole list */
  readonly actions?: ReactNode;
  /** content below the last row, if more can be loaded */
  readonly foot?: ReactNode;
}

type Row =
  | { readonly kind: 'day'; readonly id: string; readonly title: string }
  | { readonly kind: 'line'; readonly id: string; readonly line: StoryRowData };

/** The rows of 收藏 or 浏览历史, whether stored by the gateway or the device. */
export function StoryList({
  lines,
  words,
  note,
  positionKey,
  onRemove,
  byDay = false,
  actions,
  foot,
}: StoryListProps) {
  const now = useNow();
  const rows = lines.flatMap((line, index): Row[] => {
    const row: Row = { kind: 'line', id: line.id, line };
    const day = line.at.slice(0, 10);
    if (!byDay || lines[index - 1]?.at.slice(0, 10) === day) return [row];
    return [{ kind: 'day', id: `day ${day}`, title: dayHead(line.at, now) }, row];
  });
  const firstPictured = lines.find(({ card }) => card !== undefined && card.covers.length > 0)?.id;
  return (
    <section aria-label={words.name}>
      <ListHead note={note}>{actions}</ListHead>
      <EndlessList rows={rows} keyOf={({ id }) => id} positionKey={positionKey}>
        {(row) =>
          row.kind === 'day' ? (
            <SectionHead title={row.title} />
          ) : (
            <StoryRow
              line={row.line}
              what={words.what}
              removal={words.removal}
              first={row.id === firstPictured}
              onRemove={() => onRemove(row.line)}
            />
          )
        }
      </EndlessList>
      {foot ?? <EndMark text={words.end} />}
    </section>
  );
}
