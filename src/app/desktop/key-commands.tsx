import type { AnyRouter } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { focusEntry, focusSearchField } from '#platform/lifecycle/page-focus.ts';
import { Button } from '#ui/control/button.tsx';
import { FactList } from '#ui/content/fact-list.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import styles from './key-help.module.css';

/** Carries out a key command on the shown page. */
export function runKey(router: AnyRouter, key: string): void {
  if (key === '?') showHelp();
  else if (key === '/') void search(router);
  else focusEntry(key === 'j' ? 1 : -1);
}

async function search(router: AnyRouter): Promise<void> {
  if (focusSearchField()) return;
  await router.navigate({ to: '/hotSearch' });
  focusSearchField();
}

const helped = [
  ['/', '搜索'],
  ['j', '下一条'],
  ['k', '上一条'],
  ['Enter', '打开选中的一条'],
  ['Esc', '关闭浮层'],
  ['?', '打开这份说明'],
] as const;

/** Opens a sheet that lists the keys, in a React root of its own: it opens on any page. */
function showHelp(): void {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = () => {
    root.unmount();
    host.remove();
  };
  root.render(
    <Sheet label="键盘操作" onClose={close}>
      <h2 className={styles.title}>键盘操作</h2>
      <FactList label="按键" facts={helped} />
      <div className={styles.end}>
        <Button onClick={close}>知道了</Button>
      </div>
    </Sheet>,
  );
}
