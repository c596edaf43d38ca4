import { Link } from '@tanstack/react-router';
import styles from './article-bar.module.css';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';

/** Top bar of a story, with a link to the front page. */
export function ArticleBar() {
  return (
    <PageBar
      title={
        <Link to="/" activeOptions={{ exact: true }} preload="intent" className={styles.name}>
          齐鲁晚报
        </Link>
      }
    />
  );
}
