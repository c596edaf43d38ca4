import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDeviceList } from '#widgets/device-lists/use-device-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useLoadedData } from '#widgets/gateway/loaded-data.ts';
import { useNotice } from '#widgets/notice/notice-context.ts';
import { useOutbox } from '#widgets/outbox/outbox-context.ts';
import { savedBy, useUnsentSave } from './pending-reactions.ts';
import { useKeepingAct } from './use-queued-mutation.ts';
import { saveOnDevice } from './save-on-device.ts';
import { noteSaved, sendStorySave, type StorySave } from './send-reaction.ts';
import { useSession } from '#widgets/session/use-session.ts';
import { showMarks } from './reaction-cache.ts';
import type { ClapperWork } from '#features/video/shared/video-types.ts';

interface SaveParts {
  readonly saved: boolean;
  /** the gateway does not have the reader's last word yet */
  readonly isUnsent: boolean;
  readonly onSave: () => void;
}

/**
 * Whether a film or a work is saved: shown at once, taken back where it fails, kept for later without a network. The device
 * saves for who is not signed in.
 */
export function useSave(what: Pick<ClapperWork, 'id' | 'title' | 'saved'>): SaveParts {
  const { id } = what;
  const shop = { gateway: useGateway(), loaded: useLoadedData() };
  const queryClient = useQueryClient();
  const { signedIn } = useSession();
  const notice = useNotice();
  const keepingAct = useKeepingAct();
  const { watchSent } = useOutbox();
  const unsent = useUnsentSave(id);
  const isOnDevice = useDeviceList('savedStories')?.some((one) => one.id === id) ?? false;
  const saved = (signedIn && (unsent ?? what.saved)) || isOnDevice;
  useEffect(
    () =>
      watchSent((sent) => {
        const isSaved = savedBy(sent, id);
        if (isSaved !== undefined) showMarks(queryClient, id, { saved: isSaved });
      }),
    [watchSent, queryClient, id],
  );

  const show = (now: boolean) => showMarks(queryClient, id, { saved: now });

  async function send(save: StorySave, clientId: string): Promise<void> {
    show(save.save);
    try {
      await sendStorySave(shop, save, clientId);
    } catch (cause) {
      show(what.saved);
      noteSaved(shop, id, what.saved);
      throw cause;
    }
  }

  function saveHere(): void {
    const told = saveOnDevice(what, !saved, Date.now());
    if (told !== undefined) notice.toast(told);
  }

  return {
    saved,
    isUnsent: signedIn && unsent !== undefined,
    onSave() {
      if (!signedIn) return saveHere();
      const act: StorySave = { kind: 'story-save', newsId: id, save: !saved };
      keepingAct({ act, show: () => show(act.save), run: (clientId) => send(act, clientId) });
    },
  };
}
