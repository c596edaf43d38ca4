import { useEffect, useState } from 'react';
import { report } from '#platform/lifecycle/report.ts';
import { buttonClass } from '#ui/control/button.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { loadKeys } from './ledger-calls.ts';
import { rememberedKeys } from './ledger-memory.ts';
import { ledgerNames, type LedgerName } from '#rules/ledger/ledger-origins.ts';
import { blockLabels, signatureNotChecked, unprovenTexts } from './ledger-words.ts';
import styles from './ledger-verifier.module.css';
import { checkProofFile, type ProofFileVerdict } from './proof-file.ts';

/** How the records of a ledger are shown. */
export interface ProofFileFormat {
  /** of the ledger, such as 志愿服务时长 */
  readonly title: string;
  readonly fields: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
  /** a value for readers; the value itself if absent */
  readonly show?: (field: string, value: string | number) => string;
}

interface ProofFileCheckProps {
  readonly formats: Readonly<Partial<Record<LedgerName, ProofFileFormat>>>;
  /** one paragraph: what a proven record does not show */
  readonly limits: string;
}

type Check =
  | { readonly state: 'idle' | 'checking' | 'too-large' | 'failed' }
  | { readonly state: 'done'; readonly name: string; readonly verdict: ProofFileVerdict };

/** a proof file has some 1.5 KB */
const maxBytes = 64 * 1024;

/** Opens a proof file (.tlog-proof) and checks it on the device, without login, and without network once the page is loaded. */
export function ProofFileCheck({ formats, limits }: ProofFileCheckProps) {
  const gateway = useGateway();
  const [check, setCheck] = useState<Check>({ state: 'idle' });

  // the device remembers the keys, so that signatures can be checked later without a network
  useEffect(() => {
    for (const ledger of ledgerNames)
      loadKeys(gateway, ledger).catch((cause: unknown) => report('ledger keys', cause));
  }, [gateway]);

  async function keysOf(ledger: LedgerName): Promise<readonly string[] | undefined> {
    try {
      return await loadKeys(gateway, ledger);
    } catch (cause) {
      report('ledger keys', cause);
      return rememberedKeys(ledger);
    }
  }

  async function open(file: File) {
    if (file.size > maxBytes) return setCheck({ state: 'too-large' });
    setCheck({ state: 'checking' });
    try {
      setCheck({ state: 'done', name: file.name, verdict: await checkProofFile(await file.text(), keysOf) });
    } catch (cause) {
      report('proof file', cause);
      setCheck({ state: 'failed' });
    }
  }

  return (
    <section className={styles.verifier} aria-label="核对证明文件">
      <p className={styles.how}>
        选一个证明文件（.tlog-proof），您的手机自己核对，不用登录；这个页面打开过，没有网络也能核对。
      </p>
      <label className={styles.choose}>
        <span className={buttonClass('brand')}>选择证明文件</span>
        <input
          className={styles.file}
          type="file"
          accept=".tlog-proof,text/plain"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // so that the same file can be chosen again
            currentTarget.value = '';
            if (file !== undefined) void open(file);
          }}
        />
      </label>
      <Found check={check} formats={formats} limits={limits} />
    </section>
  );
}

function Found({ check, formats, limits }: { readonly check: Check } & ProofFileCheckProps) {
  switch (check.state) {
    case 'idle':
      return null;
    case 'checking':
      return <p role="status">正在核对…</p>;
    case 'too-large':
      return <Warning text="这个文件太大，不是证明文件。请选以 .tlog-proof 结尾的文件。" />;
    case 'failed':
      return <Warning text="没有核对完，请再选一次文件。这不说明文件有问题。" />;
    case 'done':
      return <Verdict {...check} formats={formats} limits={limits} />;
  }
}

function Verdict({
  name,
  verdict,
  formats,
  limits,
}: Extract<Check, { state: 'done' }> & ProofFileCheckProps) {
  if (verdict.kind === 'unreadable') return <Warning text={`${name}：${unreadableTexts[verdict.reason]}`} />;
  if (verdict.kind === 'unproven')
    return (
      <div className={styles.found} data-tone="bad" role="alert">
        <p>{name}：这个文件证明不了它里面的记录。</p>
        <p>{unprovenTexts[verdict.reason]}</p>
      </div>
    );
  const { ledger, values, size, signature } = verdict;
  const format = formats[ledger];
  return (
    <>
      <div className={styles.found} data-tone={signature === 'valid' ? 'good' : 'warn'} role="status">
        <p>
          {name}：下面的记录在报社“{format?.title ?? ledgerTitles[ledger]}”账本里，是第 {values[0]} 号，
          出文件时账本共 {size} 条，一个字也没有改动过。
        </p>
        <p>{signatureTexts[signature]}</p>
      </div>
      <dl className={styles.facts} aria-label="证明文件里的记录">
        {factsOf(values, format)
          // a field that a record does not have is empty
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p className={styles.how}>{limits}</p>
    </>
  );
}

const Warning = ({ text }: { readonly text: string }) => (
  <p className={styles.found} data-tone="warn" role="alert">
    {text}
  </p>
);

const ledgerTitles: Readonly<Record<LedgerName, string>> = {
  service: '志愿服务时长',
  notices: '遗失声明',
};

const unreadableTexts = {
  malformed: '这不是证明文件，或者文件不完整。请重新下载后再选。',
  'unknown-ledger': '这是别处的账本的证明，不是本报的。',
  'no-record': '这份证明里没有记录的内容（记录已应本人要求删去），没有可以核对的。',
} as const satisfies Record<Extract<ProofFileVerdict, { kind: 'unreadable' }>['reason'], string>;

const signatureTexts = {
  valid: '报社的签名是真的。',
  'not-checked': signatureNotChecked,
  'no-keys': '签名没有核对：本机还没有报社的公钥。连上网络再选一次这个文件，就能核对。',
} as const;

/** The values of a record with their labels. A record of a ledger without format has numbers instead. */
function factsOf(values: readonly (string | number)[], format: ProofFileFormat | undefined) {
  const [height = '', time = '', ...rest] = values;
  const previous = rest.pop() ?? '';
  const fields = format?.fields ?? [];
  const record = rest.map((value, at) => {
    const field = fields[at] ?? (at === fields.length ? 'salt' : String(at + 1));
    const label = format?.labels[field] ?? blockLabels[field] ?? field;
    return [label, format?.show?.(field, value) ?? String(value)] as const;
  });
  return [
    ['高度', String(height)],
    ['记录时间', String(time)],
    ...record,
    ['前一条哈希', String(previous)],
  ] as const;
}
