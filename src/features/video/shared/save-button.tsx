import { IconButton } from '#ui/control/icon-button.tsx';
import { SaveIcon } from '#ui/icons/actions.tsx';
import { useSave } from '#widgets/reactions/use-save.ts';
import type { ClapperWork } from './video-types.ts';

/** 收藏 of a video or a work. */
export function SaveButton({ saved: what }: { readonly saved: Pick<ClapperWork, 'id' | 'title' | 'saved'> }) {
  const { saved, isPending, toggleSave } = useSave(what);
  return (
    <IconButton
      label="收藏"
      icon={<SaveIcon />}
      {...(isPending && { count: '未发送' })}
      aria-pressed={saved}
      onClick={toggleSave}
    />
  );
}
