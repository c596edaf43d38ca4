import { useEffect, useState } from 'react';
import { showInstallPrompt, watchInstallWay, type InstallWay } from '#platform/install/install-prompt.ts';
import { rememberInstallAnswer } from '#platform/install/install-openings.ts';
import { buttonClass } from '#ui/control/button.tsx';
import { IconButton } from '#ui/control/icon-button.tsx';
import { CloseIcon } from '#ui/icons/audio.tsx';
import { useAction } from '#widgets/notice/use-action.ts';
import styles from './install-offer.module.css';

/** Offers to put the site on the home screen, once the browser can; any answer ends it for good. */
export function InstallOffer() {
  const act = useAction();
  const [way, setWay] = useState<InstallWay>();
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => watchInstallWay(setWay), []);
  if (way === undefined || isAnswered) return null;
  const answer = () => {
    rememberInstallAnswer();
    setAnswered(true);
  };
  return (
    <section className={styles.offer} aria-label="添加到主屏幕" data-screen>
      <p className={styles.words}>
        {way === 'prompt'
          ? '把齐鲁晚报放到主屏幕，一点就打开'
          : '点浏览器的分享按钮，再选“添加到主屏幕”，一点就打开'}
      </p>
      {way === 'prompt' && (
        <button
          type="button"
          className={buttonClass('quiet')}
          onClick={() =>
            act(async () => {
              answer();
              await showInstallPrompt();
            })
          }
        >
          添加
        </button>
      )}
      <IconButton label="不用了" icon={<CloseIcon size="small" />} onClick={answer} />
    </section>
  );
}
