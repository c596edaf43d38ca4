import { Icon, type IconProps } from '../icon.tsx';

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.5v13l10.5-6.5L8 5.5Z" fill="currentColor" />
    </Icon>
  );
}

export function ListenIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 15v-2.5a7.5 7.5 0 0 1 15 0V15M4.5 14h3v6H6a1.5 1.5 0 0 1-1.5-1.5V14Zm15 0h-3v6H18a1.5 1.5 0 0 0 1.5-1.5V14Z" />
    </Icon>
  );
}
