import { lazy, Suspense, useState } from 'react';
import { serviceFormat } from '#rules/commonweal/service-record.ts';
import { Button } from '#ui/control/button.tsx';
import { useAction } from '#widgets/notice/use-action.ts';
import styles from './chain-page.module.css';
import { hoursText } from '../shared/commonweal-words.ts';

const loadCheck = () => import('#widgets/ledger/proof-file-check.tsx');
const ProofFileCheck = lazy(async () => ({ default: (await loadCheck()).ProofFileCheck }));

const formats = {
  service: {
    title: '志愿服务时长',
    ...serviceFormat,
    show: (field: string, value: string | number) => {
      if (field === 'kind') return value === 'service' ? '服务' : '撤回证书';
      return field === 'minutes' ? hoursText(Number(value)) : String(value);
    },
  },
};

/** 核对证明文件: checks the proof file of a certificate. */
export function ProofFiles() {
  const act = useAction();
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <Suspense>
        <ProofFileCheck
          formats={formats}
          limits="证明文件只说明这条时长记在账本里、没有改动过；证书后来有没有撤回，要按编号在上面查。"
        />
      </Suspense>
    );
  return (
    <p className={styles.proofFiles}>
      <Button
        onClick={() =>
          act(async () => {
            await loadCheck();
            setOpen(true);
          })
        }
      >
        核对证明文件
      </Button>
    </p>
  );
}
