import { Icon, type IconProps } from '../icon.tsx';

export function BackIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M15 5 8 12l7 7" />
    </Icon>
  );
}

export function DownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9 6 6 6-6" />
    </Icon>
  );
}

export function PlaceIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21c4.5-4.6 7-8.2 7-11.5a7 7 0 0 0-14 0C5 12.8 7.5 16.4 12 21Z" />
      <circle cx="12" cy="9.5" r="2.5" />
    </Icon>
  );
}
