import { Button } from '#ui/control/button.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import type { PictureContent } from '#widgets/share/picture-content.ts';
import { PictureExport, PictureFrame } from '#widgets/share/picture-export.tsx';
import type { Report } from '../shared/think-tank-types.ts';

interface ChapterPictureSheetProps {
  readonly report: Report;
  readonly chapter: Report['chapters'][number];
  /** absolute URL of the chapter */
  readonly url: string;
  readonly onClose: () => void;
}

/** A chapter of a report as a picture, with the numbers of its charts. */
export function ChapterPictureSheet({ report, chapter, url, onClose }: ChapterPictureSheetProps) {
  return (
    <Sheet label="章节图片" onClose={onClose}>
      <PictureFrame>
        <PictureExport
          content={chapterContent(report, chapter, url)}
          what="章节图片"
          alt={`${report.title}：${chapter.title}`}
          hint="长按图片保存"
          fileName={`${report.title}-${chapter.title}.png`}
          isLow
        />
        <Button variant="quiet" onClick={onClose}>
          关闭
        </Button>
      </PictureFrame>
    </Sheet>
  );
}

function chapterContent(
  { title, authors }: Report,
  { title: chapter, paragraphs, charts }: Report['chapters'][number],
  url: string,
): PictureContent {
  return {
    blocks: [
      { kind: 'masthead', url, lines: ['智库报告', '扫码看全文'] },
      { kind: 'text', text: title, size: 'heading' },
      { kind: 'text', text: authors.join('、'), size: 'note', tone: 'quiet' },
      { kind: 'rule' },
      { kind: 'text', text: chapter, size: 'title' },
      ...paragraphs.map((text) => ({ kind: 'text', text, size: 'body', tone: 'ink' }) as const),
      ...charts.map(
        ({ sentence, source, asOf }) =>
          ({
            kind: 'text',
            text: `${sentence}（来源：${source}，截至 ${asOf}）`,
            size: 'note',
            tone: 'quiet',
          }) as const,
      ),
    ],
  };
}
