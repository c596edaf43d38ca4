import { useDeviceList } from '#widgets/device-lists/use-device-list.ts';
import { useAction } from '#widgets/notice/use-action.ts';
import { useNotice } from '#widgets/notice/notice-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import { usePendingSave } from './pending-reactions.ts';
import { useReaction } from './use-reaction.ts';

interface SavableStory {
  readonly id: string;
  readonly title: string;
  readonly saved: boolean;
}

interface SaveState {
  readonly saved: boolean;
  /** waits in the offline queue */
  readonly isPending: boolean;
  readonly toggleSave: () => void;
}

/** Whether a story or video is saved: on the reader's account, or on this device while nobody is signed in. */
export function useSave(story: SavableStory): SaveState {
  const { id } = story;
  const { signedIn } = useSession();
  const act = useAction();
  const notice = useNotice();
  const react = useReaction();
  const pending = usePendingSave(id);
  const isOnDevice = useDeviceList('savedStories')?.some((saved) => saved.id === id) ?? false;
  const saved = (signedIn && (pending ?? story.saved)) || isOnDevice;

  async function saveHere(): Promise<void> {
    const { saveOnDevice } = await import('./save-on-device.ts');
    const message = saveOnDevice(story, !saved, Date.now());
    if (message !== undefined) notice.toast(message);
  }

  return {
    saved,
    isPending: signedIn && pending !== undefined,
    toggleSave() {
      if (!signedIn) return act(saveHere);
      const save = !saved;
      react(
        { kind: 'story-save', newsId: id, save },
        { kind: 'story', id },
        { before: { saved: story.saved }, after: { saved: save } },
      );
    },
  };
}
