import { useState } from 'react';
import { copyText } from '#platform/app-bridge/share-page.ts';
import { Button } from '#ui/control/button.tsx';

/** Copies the page's address, which leads anybody to the present state. */
export function CopyLink() {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  async function copy() {
    try {
      await copyText(location.href);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }
  return (
    <Button onClick={() => void copy()}>
      <span role="status">
        {outcome === 'copied' ? '已复制' : outcome === 'refused' ? '请从地址栏复制' : '复制此刻的链接'}
      </span>
    </Button>
  );
}
