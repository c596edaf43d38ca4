import { ChipField } from '#ui/control/chip-field.tsx';
import { categories } from '#widgets/tips/tip-labels.ts';

interface CategoryFieldProps {
  readonly value: string;
  readonly fault: string | undefined;
  readonly isBusy: boolean;
  readonly onChange: (category: string) => void;
}

/** Choice of a tip's category. */
export function CategoryField({ value, onChange, ...field }: CategoryFieldProps) {
  return (
    <ChipField
      {...field}
      label="类别"
      name="category"
      choices={categories}
      chosen={[value]}
      onChoose={onChange}
    />
  );
}
