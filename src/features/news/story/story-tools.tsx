import { CopyTextIcon, PrintIcon } from '#ui/icons/share.tsx';
import { printPage } from '#platform/lifecycle/page-print.ts';
import { useAction } from '#widgets/notice/use-action.ts';
import { useNotice } from '#widgets/notice/notice-context.ts';
import type { Article } from '../shared/news-types.ts';
import styles from './story-tools.module.css';
import type { StoryWhole } from '../shared/text/story-whole.ts';
import { wholeInDocument } from '../shared/text/use-story-whole.ts';

interface StoryToolsProps {
  readonly article: Article;
  readonly whole: StoryWhole;
  /** absolute URL without personal parameters */
  readonly address: string;
}

/** Tools of a story: copy its text, print it. */
export function StoryTools({ article, whole, address }: StoryToolsProps) {
  const act = useAction();
  const notice = useNotice();

  async function copy() {
    const [{ storyText }, { copyText }, body] = await Promise.all([
      import('#lib/story/story-text.ts'),
      import('#platform/app-bridge/share-page.ts'),
      whole.fetch(),
    ]);
    try {
      await copyText(storyText({ ...article, body }, address));
    } catch {
      notice.toast('这个浏览器不让复制，请长按选取文字');
      return;
    }
    notice.toast('全文已复制，带标题和出处', { origin: 'plugin' });
  }

  async function print() {
    await wholeInDocument(whole);
    if (!printPage()) notice.toast('这里不能打印，请用浏览器打开后再试');
  }

  return (
    <ul className={styles.tools} aria-label="带走这篇文章" data-screen>
      <li>
        <button type="button" className={styles.tool} onClick={() => act(copy)}>
          <CopyTextIcon size="small" />
          复制全文
        </button>
      </li>
      <li>
        <button type="button" className={styles.tool} onClick={() => act(print)}>
          <PrintIcon size="small" />
          打印
        </button>
      </li>
    </ul>
  );
}
