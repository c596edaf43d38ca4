import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { storySubject } from '#widgets/comments/comment-subject.ts';
import { CommentSheetProvider } from '#widgets/comments/comment-sheet-provider.tsx';
import { CommentList } from '#widgets/comments/comment-list.tsx';
import { WriteButton } from '#widgets/comments/write-button.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import styles from './comment-page.module.css';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { articleQuery } from '../shared/queries.ts';

/** 全部评论 of a story. Data is loaded by `loadArticle`. */
export function CommentPage({ newsId }: { readonly newsId: string }) {
  const { title } = useSuspenseQuery(articleQuery(useGateway(), newsId)).data;
  return (
    <CommentSheetProvider subject={storySubject(newsId)}>
      <PageBar title={<h1>全部评论</h1>} />
      <main className={styles.page}>
        <Link to="/general/$" params={{ _splat: newsId }} className={styles.story}>
          <span className={styles.title}>{title}</span>
          <span className={styles.read}>看原文</span>
        </Link>
        <section aria-labelledby="comments-title">
          <CommentList titleId="comments-title" />
        </section>
      </main>
      <section className={styles.bar} aria-label="参与">
        <WriteButton />
      </section>
    </CommentSheetProvider>
  );
}
