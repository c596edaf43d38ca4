import type { Settings } from '#platform/storage/settings.ts';
import { Choices } from '#ui/control/choices.tsx';
import { useSettings } from './use-settings.ts';

const textSteps = [
  { value: 1, label: '小' },
  { value: 2, label: '标准' },
  { value: 3, label: '大' },
  { value: 4, label: '特大' },
] as const satisfies readonly { value: Settings['textStep']; label: string }[];

/** Text size setting of this browser. @param labelId id of the label element */
export function TextSizeChoices({ labelId }: { readonly labelId: string }) {
  const [{ textStep }, choose] = useSettings();
  return (
    <Choices
      labelId={labelId}
      options={textSteps}
      value={textStep}
      onChoose={(chosen) => choose({ textStep: chosen })}
    />
  );
}
