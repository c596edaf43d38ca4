import { Button } from '#ui/control/button.tsx';
import { faultText } from './chain-words.ts';
import styles from './chain-verifier.module.css';
import { useChainCheck, type ChainCheck } from './use-chain-check.ts';

/** 验证: recomputes every hash of the chain on the device and shows the result. */
export function ChainVerifier() {
  const { check, begin } = useChainCheck();
  const isChecking = check.state === 'checking';
  return (
    <section className={styles.verifier} aria-label="验证时长链">
      <p className={styles.how}>
        每条记录都带着前一条的哈希。点“验证”，您的手机会从第 1
        号开始重新计算，改动过哪一条、哪一项都会显出来。
      </p>
      <Button variant="brand" disabled={isChecking} onClick={begin}>
        {isChecking ? '正在验证…' : check.state === 'idle' ? '验证' : '再验证一次'}
      </Button>
      <Outcome check={check} />
    </section>
  );
}

function Outcome({ check }: { readonly check: ChainCheck }) {
  switch (check.state) {
    case 'idle':
      return null;
    case 'checking': {
      const { height, of } = check;
      return (
        <div className={styles.progress}>
          <progress
            className={styles.bar}
            aria-label="验证进度"
            // indeterminate without a value
            {...(of > 0 && { value: height, max: of })}
          />
          <p className={styles.note}>{of === 0 ? '正在取记录…' : `已验证 ${height} / ${of} 条`}</p>
        </div>
      );
    }
    case 'failed':
      return (
        <p className={styles.found} data-tone="warn" role="alert">
          没有验证完：{check.reason}
        </p>
      );
    case 'done': {
      const { verdict } = check;
      if ('fault' in verdict)
        return (
          <p className={styles.found} data-tone="bad" role="alert">
            {faultText(verdict.fault)}
          </p>
        );
      return (
        <div className={styles.found} data-tone="good" role="status">
          <p>{verdict.place.height} 条记录全部完好，没有一项改动过。</p>
          <p className={styles.hash}>末尾哈希 {verdict.place.hash}</p>
        </div>
      );
    }
  }
}
