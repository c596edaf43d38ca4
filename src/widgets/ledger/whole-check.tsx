import type { WholeFinding } from '#machines/ledger-check/ledger-check.machine.ts';
import type { FieldsOf, LedgerFormat } from '#rules/ledger/ledger-block.ts';
import { Button } from '#ui/control/button.tsx';
import { failureText } from '#widgets/notice/failure-text.ts';
import type { LedgerSource } from './ledger-source.ts';
import styles from './ledger-verifier.module.css';
import { faultText, signatureNotChecked } from './ledger-words.ts';
import { useLedgerCheck } from './use-ledger-check.ts';

/** 核对整本账: checks all records of a ledger on the device, and can be stopped. */
export function WholeCheck<Fields extends FieldsOf<Fields>>(source: LedgerSource<Fields>) {
  const { snapshot, checkWhole, stopWhole } = useLedgerCheck({ source });
  return (
    <section className={styles.verifier} aria-label="核对账本">
      <WholeCheckView
        state={snapshot.value.whole}
        finding={snapshot.context.whole}
        format={source.format}
        onStart={checkWhole}
        onStop={stopWhole}
      />
    </section>
  );
}

interface WholeCheckViewProps<Fields extends FieldsOf<Fields>> {
  /** of the machine `ledger-check`, region `whole` */
  readonly state: 'idle' | 'checking' | 'sound' | 'fault' | 'stopped' | 'failed';
  readonly finding: WholeFinding;
  readonly format: LedgerFormat<Fields>;
  readonly onStart: () => void;
  readonly onStop: () => void;
}

const startLabels = {
  idle: '核对整本账',
  sound: '再核对一遍',
  fault: '再核对一遍',
  stopped: '从头再核对',
  failed: '再核对一遍',
} as const;

export function WholeCheckView<Fields extends FieldsOf<Fields>>({
  state,
  finding,
  format,
  onStart,
  onStop,
}: WholeCheckViewProps<Fields>) {
  return (
    <>
      <p className={styles.how}>
        每条记录都带着前一条的哈希。核对整本账，是从第 1 号起重新计算每一条，改动过哪一条、哪一项都会显出来。
      </p>
      {state === 'checking' ? (
        <Button onClick={onStop}>停止核对</Button>
      ) : (
        <Button onClick={onStart}>{startLabels[state]}</Button>
      )}
      <Found state={state} finding={finding} format={format} />
    </>
  );
}

function Found<Fields extends FieldsOf<Fields>>({
  state,
  finding,
  format,
}: Pick<WholeCheckViewProps<Fields>, 'state' | 'finding' | 'format'>) {
  if (state === 'idle') return null;
  switch (finding.kind) {
    case 'progress': {
      const { height, of } = finding;
      if (state === 'stopped')
        return (
          <p className={styles.note} role="status">
            已停止，核对了 {height} 条，还没有发现问题。
          </p>
        );
      return (
        <div className={styles.progress}>
          <progress
            className={styles.bar}
            aria-label="核对进度"
            // indeterminate without a value
            {...(of > 0 && { value: height, max: of })}
          />
          <p className={styles.note}>{of === 0 ? '正在取记录…' : `已核对 ${height} / ${of} 条`}</p>
        </div>
      );
    }
    case 'failed':
      return (
        <p className={styles.found} data-tone="warn" role="alert">
          没有核对完：{failureText(finding.cause)}
        </p>
      );
    case 'fault':
      return (
        <p className={styles.found} data-tone="bad" role="alert">
          {faultText(format, finding.fault)}
        </p>
      );
    case 'sound':
      return (
        <div className={styles.found} data-tone="good" role="status">
          <p>{finding.place.height} 条记录全部完好，没有一项改动过。</p>
          {finding.signature === 'not-checked' && <p>{signatureNotChecked}</p>}
          <p className={styles.hash}>末尾哈希 {finding.place.hash}</p>
        </div>
      );
  }
}
