import { useRouteContext, useSearch } from '@tanstack/react-router';
import { SkeletonLine } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { PageTextSkeleton } from './page-text.tsx';
import text from './page-text.module.css';
import bar from './paper-bar.module.css';
import page from './paper-page.module.css';
import { isTextView } from '../shared/paper-place.ts';
import slide from './paper-slide.module.css';
import stage from './paper-stage.module.css';
import type { PaperSearch } from '../shared/paper-types.ts';

/** Skeleton of an issue: bars, and an empty page or its headlines. */
export function PaperSkeleton() {
  const care = useRouteContext({ from: '__root__', select: ({ visit }) => visit.care });
  const search: PaperSearch = useSearch({ strict: false });
  const isText = isTextView(search, care);
  return (
    <>
      <PageBar title="数字报" />
      <main className={isText ? undefined : page.reader} aria-busy="true" aria-label="正在加载">
        <div className={page.issue}>
          <span className={page.beside} />
        </div>
        {isText ? (
          <div className={text.page}>
            <div className={text.name}>
              <SkeletonLine width={0.3} />
            </div>
            <PageTextSkeleton />
          </div>
        ) : (
          <div className={stage.pane}>
            <div className={slide.slide}>
              <div className={slide.picture}>
                <div className={slide.sheet} />
              </div>
            </div>
          </div>
        )}
        <div className={bar.bar}>
          {['上一版', '版面', '下一版', isText ? '看版面' : '文字版', '听本版'].map((name) => (
            <span key={name} className={bar.act} aria-disabled="true">
              {name}
            </span>
          ))}
        </div>
      </main>
    </>
  );
}
