import { useId } from 'react';
import { isErased, type FieldsOf } from '#rules/ledger/ledger-block.ts';
import { saveFile } from '#platform/media/save-file.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import { Button } from '#ui/control/button.tsx';
import { failureText } from '#widgets/notice/failure-text.ts';
import { checkSteps, type CheckStep } from './check-steps.ts';
import type { LedgerEntry, LedgerSource } from './ledger-source.ts';
import { fieldLabel } from './ledger-words.ts';
import styles from './ledger-verifier.module.css';
import { useLedgerCheck } from './use-ledger-check.ts';
import { WholeCheckView } from './whole-check.tsx';

interface LedgerVerifierProps<Fields extends FieldsOf<Fields>>
  extends LedgerSource<Fields>, LedgerEntry<Fields> {
  /** name of the proof file without ending, such as the number of the certificate */
  readonly fileName: string;
}

/**
 * 验证: checks on the device that the record shown is the one in the signed ledger, step by step; beside it the check of
 * all records. Give it the record's hash as `key`.
 */
export function LedgerVerifier<Fields extends FieldsOf<Fields>>({
  ledger,
  format,
  loadBlocks,
  block,
  proof,
  proofContext,
  fileName,
}: LedgerVerifierProps<Fields>) {
  const titleId = useId();
  const { snapshot, check, checkWhole, stopWhole } = useLedgerCheck({
    source: { ledger, format, loadBlocks },
    entry: { block, proof, proofContext },
  });
  const { record, whole } = snapshot.context;
  const state = snapshot.value.record;
  const isBusy = snapshot.hasTag('busy');
  return (
    <section aria-labelledby={titleId}>
      <SectionHead id={titleId} title="验证这条记录" />
      <div className={styles.verifier} data-headed>
        <p className={styles.how}>
          点“验证”，您的手机会自己计算，不用相信报社的电脑：内容有没有改动，在不在报社签名的账本里，账本有没有改写过。
        </p>
        <Button variant="brand" disabled={isBusy} onClick={check}>
          {isBusy ? '正在验证…' : state === 'idle' ? '验证' : state === 'failed' ? '重试' : '再验证一次'}
        </Button>
        {record.kind === 'failed' ? (
          <p className={styles.found} data-tone="warn" role="alert">
            没有验证完：{failureText(record.cause)}。这不说明记录有问题。
          </p>
        ) : (
          state !== 'idle' && (
            <CheckSteps
              steps={checkSteps({
                state,
                finding: record,
                height: block.height,
                isErased: isErased(block),
                labelOf: (field) => fieldLabel(format, field),
              })}
              result={results[state]}
            />
          )
        )}
        {proof !== undefined && (
          <Button onClick={() => saveFile(`${fileName}.tlog-proof`, proof, 'text/plain;charset=utf-8')}>
            下载证明文件
          </Button>
        )}
        <WholeCheckView
          state={snapshot.value.whole}
          finding={whole}
          format={format}
          onStart={checkWhole}
          onStop={stopWhole}
        />
      </div>
    </section>
  );
}

type Result = readonly [tone: 'good' | 'bad', text: string];

const results: Readonly<Partial<Record<string, Result>>> = {
  sound: ['good', '这条记录在账本里，没有改动过。'],
  altered: ['bad', '这条记录被改动过，不能相信。'],
  unproven: ['bad', '这条记录没有得到证明。'],
  forked: ['bad', '账本被改写过。'],
};

const signs: Readonly<Record<CheckStep['state'], string>> = {
  waiting: '等待',
  running: '正在核对',
  passed: '通过',
  failed: '不对',
  skipped: '没有核对',
};

function CheckSteps({
  steps,
  result,
}: {
  readonly steps: readonly CheckStep[];
  readonly result: Result | undefined;
}) {
  return (
    <>
      <ol className={styles.steps}>
        {steps.map(({ title, state, text }) => (
          <li key={title} className={styles.step} data-state={state}>
            <p className={styles.head}>
              <span className={styles.name}>{title}</span>
              <span className={styles.sign}>{signs[state]}</span>
            </p>
            {text !== undefined && <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </ol>
      {result !== undefined && (
        <p className={styles.found} data-tone={result[0]} role={result[0] === 'bad' ? 'alert' : 'status'}>
          {result[1]}
        </p>
      )}
    </>
  );
}
