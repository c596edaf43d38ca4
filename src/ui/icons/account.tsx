import { Icon, type IconProps } from '../control/icon.tsx';

export function HistoryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4.5 8.8M4.5 4.5v4.3h4.3M12 8v4.5l3 1.8" />
    </Icon>
  );
}

export function RemoveIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 7h14M10 4.5h4M7 7l.8 12h8.4L17 7M10.3 10.5v5M13.7 10.5v5" />
    </Icon>
  );
}

export function GoOnIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m9 5 7 7-7 7" />
    </Icon>
  );
}
