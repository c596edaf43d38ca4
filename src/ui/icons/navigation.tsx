import { Icon, type IconProps } from '../icon.tsx';

export function BackIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M15 5 8 12l7 7" />
    </Icon>
  );
}

export function ForwardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m9 5 7 7-7 7" />
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

export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-6h4v6" />
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
