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

/** Two speech bubbles. */
export function WechatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14.5 9.5c-.4-3-3-5-6-5-3.300 0-6 2.300-6 5.200 0 1.700.9 3.200 2.400 4.100L4.400 16l2.300-1.200c.9.2 1.700.3 2.600.2M21.500 14.700c0-2.500-2.400-4.500-5.400-4.500s-5.400 2-5.400 4.500 2.400 4.500 5.400 4.500c.7 0 1.300-.1 1.900-.3l2 1.100-.5-1.900c1.200-.8 2-2 2-3.400z" />
    </Icon>
  );
}

/** A penguin with a scarf. */
export function QqIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.500 10c0-4 1.500-6.500 4.500-6.500s4.500 2.500 4.500 6.500M7.500 10c-1.500 1.500-2.500 3.500-2.500 5.500 1 0 1.500-.5 2-1.500 0 3.500 2 5.500 5 5.500s5-2 5-5.500c.5 1 1 1.500 2 1.500 0-2-1-4-2.500-5.500M7.500 10c2.500 1.500 6.500 1.500 9 0M9 20.500h1.500M13.500 20.500H15" />
    </Icon>
  );
}

/** An eye under waves. */
export function WeiboIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 8.500c-4 0-7 2.800-7 6s3 5 7 5 7-2 7-5c0-1.500-1-2.500-2.500-3 .5-1.500 0-3-4.500-1M14.500 4.500c3.500-.5 6 2.500 5 6M15 7.500c1.500 0 2.500 1 2 2.500" />
      <circle cx="9.500" cy="14.500" r="2" />
    </Icon>
  );
}
