import { widthOfText } from './break-lines.ts';
import { left, pageSize, type TextRun } from './page-parts.ts';

export interface PageHead {
  readonly runs: readonly TextRun[];
  /** y where the articles begin */
  readonly end: number;
}

interface PageName {
  /** such as A03 */
  readonly name: string;
  readonly section: string;
}

interface IssueDay {
  /** such as 2026年11月21日 */
  readonly date: string;
  /** such as 星期六 */
  readonly weekday: string;
  /** such as 丙午年十月十三 */
  readonly lunar: string;
  readonly pages: number;
}

const newspaper = '齐鲁晚报';
const right = pageSize.width - left;

function run(style: TextRun['style'], text: string, size: number, x: number, y: number): TextRun {
  return { style, text, x, y, size, length: widthOfText(text) * size };
}

function endingAt(style: TextRun['style'], text: string, size: number, x: number, y: number): TextRun {
  return run(style, text, size, x - widthOfText(text) * size, y);
}

/** The masthead of the first page: the newspaper's name, the date in both calendars, and the number of pages. */
export function mastheadOf({ name, section }: PageName, day: IssueDay): PageHead {
  return {
    runs: [
      run('masthead', newspaper, 104, left, 132),
      endingAt('folio', day.date, 26, right, 66),
      endingAt('folio', `${day.weekday}　农历${day.lunar}`, 17, right, 96),
      endingAt('folio', `${name} ${section}　今日 ${day.pages} 版`, 17, right, 124),
    ],
    end: 158,
  };
}

/** The running head (folio) of the other pages. */
export function folioOf({ name, section }: PageName, day: IssueDay): PageHead {
  return {
    runs: [
      run('folio', name, 30, left, 58),
      run('folio', section, 26, left + 74, 57),
      endingAt('folio', `${newspaper}　${day.date}　${day.weekday}`, 16, right, 56),
    ],
    end: 74,
  };
}
