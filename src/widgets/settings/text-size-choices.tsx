import type { Settings } from '#platform/storage/settings.ts';
import { Choices } from '#ui/control/choices.tsx';
import { useSettings } from './use-settings.ts';

const textSteps = [
  { value: 1, label: '小' },
  { value: 2, label: '标准' },
  { value: 3, label: '大' },
  { value: 4, label: '特大' },
] as const satisfies readonly { value: Settings['textStep']; label: string }[];

/** The size of all text, chosen for this browser. @param labelId id of the element that says what is chosen */
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
