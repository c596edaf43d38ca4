// Gradients have ids made of their colours. A drawing refers to the id; `definitions` collects the ids from the finished SVG.
const bare = (colour: string): string => colour.replace('#', '');
const named = (kind: string, colours: readonly string[]): string =>
  `url(#${kind}-${colours.map(bare).join('-')})`;

/** Top to bottom. Colours are #rrggbb or #rrggbbaa. */
export const verticalGradient = (...colours: string[]): string => named('v', colours);
/** From the centre outwards. */
export const radialGradient = (...colours: string[]): string => named('r', colours);
/** A radial gradient from the colour to transparent, for light. */
export const halo = (colour: string, strength = 'cc'): string =>
  radialGradient(`${colour}${strength}`, `${colour}00`);

const channels = (colour: string): number[] =>
  [1, 3, 5].map((index) => Number.parseInt(colour.slice(index, index + 2), 16));

export const mix = (a: string, b: string, share: number): string => {
  const other = channels(b);
  return `#${channels(a)
    .map((value, index) =>
      Math.round(value + ((other[index] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

export const darker = (colour: string, share = 0.18): string => mix(colour, '#1a1a2e', share);
export const lighter = (colour: string, share = 0.2): string => mix(colour, '#fff6e6', share);

const stop = (colour: string, offset: number): string => {
  const alpha = colour.length === 8 ? Number.parseInt(colour.slice(6), 16) / 255 : 1;
  return `<stop offset="${offset}" stop-color="#${colour.slice(0, 6)}" stop-opacity="${alpha.toFixed(2)}"/>`;
};

const gradient = (id: string): string => {
  const [kind, ...colours] = id.split('-');
  const stops = colours.map((colour, index) => stop(colour, index / (colours.length - 1))).join('');
  if (kind === 'r') return `<radialGradient id="${id}">${stops}</radialGradient>`;
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${kind === 'h' ? 1 : 0}" y2="${kind === 'v' ? 1 : 0}">${stops}</linearGradient>`;
};

const blur = (id: string): string =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${id.slice(5)}"/></filter>`;

/** The SVG definitions of every gradient and blur that the text refers to, each once. */
export const definitions = (text: string): string => {
  const ids = new Set(
    [...text.matchAll(/url\(#((?:[vhr]-[0-9a-f-]+)|(?:blur-\d+))\)/g)].map((match) => match[1] ?? ''),
  );
  return `<defs>${[...ids].map((id) => (id.startsWith('blur') ? blur(id) : gradient(id))).join('')}</defs>`;
};
