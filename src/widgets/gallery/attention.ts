import { afterFrame } from '#platform/lifecycle/after-frame.ts';
import { makePageInert, takeFocus } from '#platform/history/inert-page.ts';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';

/**
 * Gives keyboard and screen reader to the gallery alone: the focus once its first frame is shown, the silence of the page
 * behind as soon as nothing else is to be done, or the reader tabs.
 * @returns gives everything back
 */
export function holdAttention(dialog: HTMLElement): () => void {
  const focus = afterFrame();
  let giveFocusBack = () => {};
  let breakSilence: (() => void) | undefined;
  const silence = () => (breakSilence ??= makePageInert(dialog));
  const tab = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') silence();
  };
  focus.later(() => {
    giveFocusBack = takeFocus(dialog);
  });
  const forgetIdle = whenIdle(silence);
  dialog.addEventListener('keydown', tab);
  return () => {
    focus.drop();
    forgetIdle();
    dialog.removeEventListener('keydown', tab);
    breakSilence?.();
    giveFocusBack();
  };
}
