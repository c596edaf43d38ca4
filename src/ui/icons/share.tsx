import { Icon, type IconProps } from '../icon.tsx';

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 14a4 4 0 0 0 5.6 0l3.2-3.2a4 4 0 0 0-5.6-5.6L12 6.4M14 10a4 4 0 0 0-5.6 0l-3.2 3.2a4 4 0 0 0 5.6 5.6l1.2-1.2" />
    </Icon>
  );
}

export function PosterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3.5h12v17H6zM6 13l3.5-3.5L14 14l1.5-1.5L18 15M13 17.5h2.5" />
      <circle cx="14" cy="8" r="1.25" />
    </Icon>
  );
}
