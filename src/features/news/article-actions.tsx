import { useEffect, useState } from 'react';
import { countText } from '#lib/counts.ts';
import { iconLinkClass, iconLinkCountClass, IconButton } from '#ui/icon-button.tsx';
import { CommentIcon, LikeIcon, PenIcon, ShareIcon } from '#ui/icons/actions.tsx';
import { report } from '#platform/report.ts';
import styles from './article-actions.module.css';
import type { Article } from './news-types.ts';

/** ms that a word to the reader stays, spec section 9 */
const noticeStays = 3000;

/** What a reader does with a story, at the thumb. */
export function ArticleActions({ article }: { readonly article: Article }) {
  const { counts, liked, shareCard } = article;
  const [notice, setNotice] = useState('');

  useEffect(() => {
    if (notice === '') return;
    const timer = setTimeout(() => setNotice(''), noticeStays);
    return () => clearTimeout(timer);
  }, [notice]);

  async function share() {
    const { sharePage } = await import('#platform/share-page.ts');
    try {
      if ((await sharePage(shareCard.title)) === 'copied') setNotice('链接已复制，可以粘贴给朋友');
    } catch (cause) {
      report('share', cause);
      setNotice('这个浏览器不让复制，请从地址栏复制链接');
    }
  }

  return (
    <section className={styles.bar} aria-label="文章操作">
      <p className={styles.notice} role="status">
        {notice}
      </p>
      <button type="button" className={styles.write} onClick={() => setNotice('登录后可以写评论')}>
        <PenIcon size="small" />
        写评论
      </button>
      <div className={styles.signs}>
        <a className={iconLinkClass} href="#comments" aria-label={`看评论 ${counts.comments}`}>
          <CommentIcon />
          <span className={iconLinkCountClass}>{countText(counts.comments)}</span>
        </a>
        <IconButton
          label="点赞"
          icon={<LikeIcon />}
          count={countText(counts.likes)}
          aria-pressed={liked}
          onClick={() => setNotice('登录后可以点赞')}
        />
        <IconButton label="分享" icon={<ShareIcon />} onClick={() => void share()} />
      </div>
    </section>
  );
}
