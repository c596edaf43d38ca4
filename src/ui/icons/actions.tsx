import { Icon, type IconProps } from '../control/icon.tsx';

export function CommentIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 5h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-7l-4.5 3.5V17H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z" />
    </Icon>
  );
}

export function LikeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 11v9H4v-9h3.5Zm0 0L11 4c1.5 0 2.5 1 2.5 2.5V10H19a1.5 1.5 0 0 1 1.5 1.8l-1.3 6.7A2 2 0 0 1 17.2 20H7.5" />
    </Icon>
  );
}

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13 5.5 20 12l-7 6.5v-4c-4 0-7 1-9 4 .5-5.5 3.5-8.5 9-9v-4Z" />
    </Icon>
  );
}

export function PenIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 19 1-4L16.5 4.5a1.4 1.4 0 0 1 2 0l1 1a1.4 1.4 0 0 1 0 2L9 18l-4 1Z" />
    </Icon>
  );
}

export function FaceIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M8.5 14c2 2.7 5 2.7 7 0M9 9.5v.5M15 9.5v.5" />
    </Icon>
  );
}

export function SaveIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 4 2.5 5 5.5.8-4 3.9 1 5.5-5-2.6-5 2.6 1-5.5-4-3.9 5.5-.8L12 4Z" />
    </Icon>
  );
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  );
}

export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20C6.5 15.8 4 12.7 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3c0 3.4-2.5 6.5-8 10.7Z" />
    </Icon>
  );
}
