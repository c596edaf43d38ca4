import { buttonClass } from '../control/button.tsx';
import { classNames } from './class-names.ts';
import { LostRoadDrawing } from './drawings.tsx';
import styles from './state.module.css';

/** Spec section 8: no route matches, or the page rejected its parameters. */
export function NotFoundPage({ homeHref }: { readonly homeHref: string }) {
  return (
    <main className={classNames(styles.state, styles.page)}>
      <LostRoadDrawing />
      <h1 className={styles.title}>这个页面走丢了</h1>
      <p className={styles.sentence}>可能已经移走，也可能地址写错了一个字。</p>
      <p className={styles.detail} lang="en">
        404 This page could not be found
      </p>
      <a className={buttonClass('line')} href={homeHref}>
        回到首页
      </a>
    </main>
  );
}
