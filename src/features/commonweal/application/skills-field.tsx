import { ChipField } from '#ui/control/chip-field.tsx';
import { skills } from '../shared/commonweal-words.ts';

interface SkillsFieldProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly fault: string | undefined;
  readonly isBusy: boolean;
  readonly onChange: (skills: readonly string[]) => void;
}

/** Multiple choice of skills. */
export function SkillsField({ value, onChange, ...field }: SkillsFieldProps) {
  return (
    <ChipField
      {...field}
      name="skills"
      isMultiple
      choices={skills}
      chosen={value}
      onChoose={(skill, isChosen) =>
        onChange(isChosen ? [...value, skill] : value.filter((chosen) => chosen !== skill))
      }
    />
  );
}
