import { Button } from '#ui/control/button.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { PictureExport, PictureFrame } from '#widgets/share/picture-export.tsx';
import type { RankList, RankRow } from '../shared/think-tank-types.ts';
import { rankContent } from './rank-content.ts';

interface RankPictureSheetProps {
  readonly ranking: RankList;
  readonly rows: readonly RankRow[];
  /** absolute URL of the page */
  readonly url: string;
  readonly onClose: () => void;
}

/** A ranking's first rows as a picture to share. */
export function RankPictureSheet({ ranking, rows, url, onClose }: RankPictureSheetProps) {
  return (
    <Sheet label="榜单图片" onClose={onClose}>
      <PictureFrame>
        <PictureExport
          content={rankContent(ranking, rows, url)}
          what="榜单图片"
          alt={`${ranking.title}，${ranking.period} 期`}
          hint="长按图片保存"
          fileName={`${ranking.title}-${ranking.period}.png`}
        />
        <Button variant="quiet" onClick={onClose}>
          关闭
        </Button>
      </PictureFrame>
    </Sheet>
  );
}
