import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { storeSettings } from '#platform/storage/settings.ts';
import { buttonClass } from '#ui/control/button.tsx';
import { IconButton } from '#ui/control/icon-button.tsx';
import { CloseIcon } from '#ui/icons/audio.tsx';
import { useSettings } from '#widgets/settings/use-settings.ts';
import styles from './care-entry.module.css';

/** Offers care mode on a reader's first visit of the front page, and never again. */
export function CareOffer() {
  const [{ care }, choose] = useSettings();
  const wasOffered = useRouteContext({ from: '__root__', select: ({ visit }) => visit.careOffered });
  const [isDeclined, setDeclined] = useState(false);
  const isShown = !care && !wasOffered && !isDeclined;
  useEffect(() => {
    if (isShown) storeSettings({ careOffered: true });
  }, [isShown]);
  if (!isShown) return null;
  return (
    <section className={styles.offer} aria-label="关怀版">
      <p className={styles.words}>字小看不清？试试大字、无广告的关怀版</p>
      <button type="button" className={buttonClass('quiet')} onClick={() => choose({ care: true })}>
        打开
      </button>
      <IconButton label="不用了" icon={<CloseIcon size="small" />} onClick={() => setDeclined(true)} />
    </section>
  );
}

/** Switches care mode on and off, in the masthead. */
export function CareButton() {
  const [{ care }, choose] = useSettings();
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={care}
      onClick={() => choose({ care: !care })}
    >
      {care ? '退出关怀版' : '关怀版'}
    </button>
  );
}
