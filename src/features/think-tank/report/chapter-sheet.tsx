import { Button } from '#ui/control/button.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { PictureExport, PictureFrame } from '#widgets/share/picture-export.tsx';
import { chapterContent } from './chapter-content.ts';
import type { Report, ReportChapter } from '../shared/think-tank-types.ts';

interface ChapterSheetProps {
  readonly report: Report;
  readonly chapter: ReportChapter;
  /** absolute URL of the report */
  readonly url: string;
  readonly onClose: () => void;
}

/** A chapter as a picture. */
export function ChapterSheet({ report, chapter, url, onClose }: ChapterSheetProps) {
  return (
    <Sheet label="章节图片" onClose={onClose}>
      <PictureFrame>
        <PictureExport
          content={chapterContent(report, chapter, url)}
          what="章节图片"
          alt={`${report.title}：${chapter.title}`}
          hint="长按图片保存；扫码看完整报告"
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
