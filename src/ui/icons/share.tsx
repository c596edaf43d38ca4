import { Icon, type IconProps } from '../control/icon.tsx';

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

/** Lines of text, twice. */
export function CopyTextIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 7.5h11v13h-11zM5 16.5H4.5v-13h11V4M11.5 11.5h5M11.5 14h5M11.5 16.5h3" />
    </Icon>
  );
}

export function PrintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 8.5v-5h10v5M7 16.5H4v-8h16v8h-3M7 13.5h10v7H7z" />
    </Icon>
  );
}
