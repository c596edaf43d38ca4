import { Icon, type IconProps } from '../control/icon.tsx';

export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.5v13M16 5.5v13" strokeWidth="3" />
    </Icon>
  );
}

export function NextIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 6v12l9-6-9-6Z" fill="currentColor" />
      <path d="M18 6v12" />
    </Icon>
  );
}

export function PreviousIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M18 6v12l-9-6 9-6Z" fill="currentColor" />
      <path d="M6 6v12" />
    </Icon>
  );
}

/** Counterclockwise arrow around a 15. */
export function BackwardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12a7 7 0 1 0 2.4-5.3M7.5 3v4h4" />
      <path d="M9.8 10.5v4.5M13.9 10.5h-1.9v1.9c2.6-.7 3 2.6 0 2.6" strokeWidth="1.2" />
    </Icon>
  );
}

export function ForwardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19 12a7 7 0 1 1-2.4-5.3M16.5 3v4h-4" />
      <path d="M9.8 10.5v4.5M13.9 10.5h-1.9v1.9c2.6-.7 3 2.6 0 2.6" strokeWidth="1.2" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6.5 6.5 11 11M17.5 6.5l-11 11" />
    </Icon>
  );
}

export function RetryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19 12a7 7 0 1 1-2.4-5.3M19 3.5V8h-4.5" />
    </Icon>
  );
}

/** A page with sound waves. */
export function ReadAloudIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5h9M4 9.5h6M4 14h6M4 18.5h9" />
      <path d="M14.5 10.5v3h2l2.5 2v-7l-2.5 2h-2Z" fill="currentColor" />
    </Icon>
  );
}
