/** Attributes of a tag in a story's HTML, in the gateway's notation: double-quoted and escaped. */
export type Attributes = ReadonlyMap<string, string>;

/** @param text of a tag after its name */
export function attributesOf(text: string): Attributes {
  return new Map(
    Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]),
  );
}

/** An http(s) URL or one of the gateway's media; anything else counts as absent. */
export function addressIn(attributes: Attributes, name: string): string | undefined {
  const address = attributes.get(name) ?? '';
  return /^(?:https?:\/\/|\/media\/)/i.test(address) ? address : undefined;
}

/** Width and height in px if both are given. @param prefix of the attributes' names, such as `data-` */
export function sizeIn(attributes: Attributes, prefix = ''): { width: string; height: string } | undefined {
  const width = attributes.get(`${prefix}width`) ?? '';
  const height = attributes.get(`${prefix}height`) ?? '';
  return /^[1-9]\d*$/.test(width) && /^[1-9]\d*$/.test(height) ? { width, height } : undefined;
}

/** Placeholder colour of a picture, `#rrggbb`. */
export function colorIn(attributes: Attributes): string | undefined {
  return /^#[\da-f]{6}$/i.exec(attributes.get('data-color') ?? '')?.[0];
}

const characters: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  amp: '&',
  nbsp: ' ',
  '#39': "'",
};

/** Text of an HTML fragment, without tags and entities. */
export function plainWords(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|amp|nbsp|#39);/g, (entity, name: string) => characters[name] ?? entity)
    .trim();
}
