import { noticeTitle, printedAt } from '../shared/notice-title.ts';
import type { LossNotice } from '../shared/loss-types.ts';
import styles from './clipping.module.css';

/** A notice as it was printed, like a clipping; or what is left of it once its content was erased. */
export function Clipping({ notice }: { readonly notice: LossNotice }) {
  const { id, block } = notice;
  return (
    <article className={styles.clipping}>
      <p className={styles.masthead}>
        <span className={styles.name}>齐鲁晚报</span>
        <span>{printedAt(notice)}</span>
      </p>
      <h1 className={styles.title}>{noticeTitle(notice)}</h1>
      {block === undefined ? (
        <p className={styles.gone}>内容应本人要求不再展示。</p>
      ) : (
        <p className={styles.text}>{block.record.text}</p>
      )}
      <p className={styles.foot}>
        <span>编号 {id}</span>
        {block !== undefined && <span>登报 {block.record.insertions} 次</span>}
      </p>
    </article>
  );
}
