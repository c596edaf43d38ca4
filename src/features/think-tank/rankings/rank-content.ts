import type { PictureContent } from '#widgets/share/picture-content.ts';
import type { RankList, RankRow } from '../shared/think-tank-types.ts';

const most = 10;

/** A ranking as a picture: its first rows, where they come from, and a QR code of the page. @param url absolute */
export function rankContent(
  { title, period, sources, asOf }: RankList,
  rows: readonly RankRow[],
  url: string,
): PictureContent {
  return {
    blocks: [
      { kind: 'masthead', url, lines: ['智库榜单', `${period} 期`] },
      { kind: 'text', text: title, size: 'title' },
      {
        kind: 'rows',
        rows: rows
          .slice(0, most)
          .map(({ rank, name, score }) => ({ label: `第 ${rank} 名`, value: `${name}  ${score} 分` })),
      },
      { kind: 'text', text: `来源：${sources.join('、')}，截至 ${asOf}`, size: 'note', tone: 'quiet' },
    ],
  };
}
