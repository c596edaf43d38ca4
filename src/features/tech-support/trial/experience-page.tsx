import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/control/button.tsx';
import styles from './experience-page.module.css';
import { ProductPage } from '../shared/product-page.tsx';
import { TrialForm } from './trial-form.tsx';

/** 申请试用: application for a trial of the tools. */
export function ExperiencePage() {
  const [isSent, setSent] = useState(false);
  return (
    <ProductPage
      name="申请试用"
      lead="版权监测、智能校对、传播追踪、用户采集，先试用，合适再谈合作。"
      does={[
        '面向媒体、政务新媒体和企业宣传部门',
        '提交后，工作人员会打电话和您商量试用的安排',
        '每项服务也可以先在各自的页面上试一试',
      ]}
      panelTitle="填写申请"
    >
      {isSent ? <Received onAgain={() => setSent(false)} /> : <TrialForm onSent={() => setSent(true)} />}
    </ProductPage>
  );
}

function Received({ onAgain }: { readonly onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1} role="status" className={styles.received}>
      <p className={styles.title}>申请已收到</p>
      <p className={styles.next}>工作人员会打电话联系您，请留意来电。</p>
      <Button onClick={onAgain}>再填一份</Button>
    </div>
  );
}
