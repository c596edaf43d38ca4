import { darker } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { circle, ellipse, path, rect } from '../drawing/svg.ts';

export type Look = {
  top?: string;
  bottom?: string;
  hair?: string;
  skin?: string;
  hat?: 'straw' | 'helmet' | 'cap' | 'chef' | 'fire' | 'none' | undefined;
  hatColour?: string;
  style?: 'short' | 'bun' | 'long' | 'tail' | 'bald';
  skirt?: boolean;
  bare?: boolean;
  shoe?: string;
  child?: boolean;
  apron?: string;
  vest?: string;
  coat?: boolean;
};

const hats: Record<string, (colour: string) => string> = {
  straw: () => ellipse(0, -3.4, 14, 3, palette.straw) + path('M-7-4C-6-11 6-11 7-4Z', palette.sand),
  helmet: (colour) =>
    path('M-8.6-1.5C-9-12 9-12 8.6-1.5Z', colour) + rect(-9, -2.6, 20, 2.4, darker(colour), 1.2),
  fire: (colour) =>
    path('M-8.6 0C-9-13 9-13 8.6-1Z', colour) +
    rect(-11, -2, 22, 2.8, darker(colour, 0.3), 1.4) +
    rect(-2, -11, 4, 9, palette.lamp, 2),
  cap: (colour) => path('M-7.8-1.5C-8-10 8-10 7.8-1.5Z', colour) + rect(3, -3, 10, 2.2, colour, 1.1),
  chef: (colour) => rect(-6.4, -8, 12.8, 6, colour, 1) + ellipse(0, -9.5, 8.4, 4.4, colour),
};

export const head = (look: Look): string => {
  const hair = look.hair ?? palette.ink,
    skin = look.skin ?? palette.skin,
    style = look.style ?? 'short';
  const behind =
    style === 'long'
      ? path('M-7.4-3C-9 6-8 12-7 15H1V2Z', hair)
      : style === 'tail'
        ? path('M-5-5C-14-5-13 6-10 11C-10 4-9 1-5 1Z', hair)
        : style === 'bun'
          ? circle(-7, -5.4, 3.6, hair)
          : '';
  const crown =
    style === 'bald'
      ? path('M-7.2-1C-7.4 2-6.6 4-5.4 5.2C-4.6 3-4.6 0-4.8-2Z', hair)
      : path(
          'M-7.4 1.4C-8.6-9.5 6.2-11 7.2-2.6C3.6-2.8 1-3.8-1-4.6C-1.6-1.4-3-.4-3.4 3.2C-4 4.8-5.6 5-6.4 4.4Z',
          hair,
        );
  const hat = look.hat && look.hat !== 'none' ? (hats[look.hat]?.(look.hatColour ?? palette.red) ?? '') : '';
  return (
    behind + ellipse(0.4, 0, 6.6, 7.4, skin) + ellipse(-1.6, 1.2, 1.5, 2, darker(skin, 0.12)) + crown + hat
  );
};
