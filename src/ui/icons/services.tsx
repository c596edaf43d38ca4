import type { ReactNode } from 'react';
import { Icon } from '../control/icon.tsx';

const signs = {
  /** flag: today's main topics */
  flag: <path d="M6 20.5V4M6 5h11.5l-2.5 4 2.5 4H6" />,
  /** star: favourites */
  star: <path d="m12 4 2.5 5 5.5.8-4 3.9 1 5.5-5-2.6-5 2.6 1-5.5-4-3.9 5.5-.8L12 4Z" />,
  sound: (
    <path d="M4.5 15v-2.5a7.5 7.5 0 0 1 15 0V15M4.5 14h3v6H6a1.5 1.5 0 0 1-1.5-1.5V14Zm15 0h-3v6H18a1.5 1.5 0 0 0 1.5-1.5V14Z" />
  ),
  /** a folded newspaper */
  paper: (
    <path d="M4 5h12v13a1.5 1.5 0 0 0 3 0V9h-3M4 5v13a1.5 1.5 0 0 0 1.5 1.5h12M7 9h6M7 12.5h6M7 16h3.5" />
  ),
  /** megaphone: tips from readers */
  tip: <path d="M4 10v4h3l9 4.5v-13L7 10H4Zm3.5 4 1.2 5.5H11l-.9-4.2M18.8 9.5a3.6 3.6 0 0 1 0 5" />,
  /** hash in a speech bubble */
  topic: (
    <path d="M5 4.5h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-7L7.5 20v-3.5H5a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1ZM10.7 7.5l-.9 6M14.2 7.5l-.9 6M8.5 9.3h7M8.2 11.7h7" />
  ),
  /** two speech bubbles: the topic square */
  square: <path d="M4.5 4.5h10v7.5h-6l-2.5 2.5V12H4.5V4.5ZM17 9.5h2.5v8H18V20l-2.5-2.5h-6V15" />,
  /** two people: circles of readers */
  circle: (
    <path d="M9 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM3.5 19c.4-3.3 2.6-5.3 5.5-5.3s5.1 2 5.5 5.3M15.5 5.3a3 3 0 0 1 0 5.4M17 13.9c2 .7 3.2 2.5 3.5 5.1" />
  ),
  /** question mark in a circle */
  quiz: (
    <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM9.6 9.6a2.4 2.4 0 1 1 3.6 2.1c-.8.5-1.2 1-1.2 2M12 16.4v.1" />
  ),
  /** stacked pictures */
  atlas: <path d="M4 8.5h12.5v11H4v-11ZM7 8.5v-4h12.5v11h-3M4 17l3.5-3.5 2.5 2.5 2-2 4.5 4" />,
  /** stacked sheets */
  special: <path d="m12 4 8.5 4-8.5 4-8.5-4L12 4ZM3.5 12l8.5 4 8.5-4M3.5 16l8.5 4 8.5-4" />,
  /** person with a badge */
  publisher: (
    <path d="M10.5 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM3.5 19.5c.6-3.8 3.4-6 7-6 1.2 0 2.3.2 3.3.7M14 17.5l2.2 2.2 4.3-4.4" />
  ),
  /** pentagon chart: reading profile */
  portrait: <path d="M12 3.5 20 9l-3 9.5H7L4 9l8-5.5ZM12 8l4 2.8-1.5 4.7h-5L8 10.8 12 8Z" />,
  /** globe with a rotation arrow */
  vr: (
    <path d="M12 4.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM2.5 12c0 2 4.2 3.7 9.5 3.7s9.5-1.7 9.5-3.7M18.5 13.2l3-1.2.3 3.2" />
  ),
  /** heart: charity */
  heart: (
    <path d="M12 19.5C7 15.7 4 12.8 4 9.2A4.2 4.2 0 0 1 8.2 5c1.6 0 3 .8 3.8 2.1C12.8 5.8 14.2 5 15.8 5A4.2 4.2 0 0 1 20 9.2c0 3.6-3 6.5-8 10.3Z" />
  ),
  /** box with a ribbon */
  gift: (
    <path d="M4.5 11.5h15V20h-15v-8.5ZM3.5 8h17v3.5h-17V8ZM12 8v12M12 8C9.5 8 7.5 7 7.5 5.7 7.5 4.7 8.3 4 9.3 4 11 4 12 6 12 8Zm0 0c2.5 0 4.5-1 4.5-2.3 0-1-.8-1.7-1.8-1.7C13 4 12 6 12 8Z" />
  ),
  /** sheet with a seal */
  seal: (
    <path d="M18 12V4H5v16h6M8 8h7M8 11.5h5M16.5 14.5a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4ZM15 19.5v2l1.5-.8 1.5.8v-2" />
  ),
  /** lines with a sort arrow */
  /** columns of a hall: the think-tank */
  hall: <path d="M4 9.5 12 4l8 5.5H4ZM5.5 9.5v8M10 9.5v8M14 9.5v8M18.5 9.5v8M4 20h16" />,
  car: <path d="M4 16.5v-4l2-5.5h12l2 5.5v4H4ZM5 12h14M6.5 16.5V19M17.5 16.5V19M7 14.2h1.5M15.5 14.2H17" />,
  channels: <path d="M4.5 6.5h15M4.5 12h9M4.5 17.5h9M17.5 11v8M14.5 16l3 3 3-3" />,
} satisfies Readonly<Record<string, ReactNode>>;

/** Names of the service icons. */
export type ServiceSign = keyof typeof signs;

export function ServiceIcon({ sign }: { readonly sign: ServiceSign }) {
  return <Icon>{signs[sign]}</Icon>;
}
