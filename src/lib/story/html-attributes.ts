/** Attributes of a tag of a story's HTML, as the gateway writes them: double-quoted, their values escaped. */
export type Attributes = ReadonlyMap<string, string>;

/** @param text what stands in a tag after its name */
export function attributesOf(text: string): Attributes {
  return new Map(
    Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]),
  );
}

/** An address of the web or of the gateway's media; anything else counts as absent. */
export function addressIn(attributes: Attributes, name: string): string | undefined {
  const address = attributes.get(name) ?? '';
  return /^(?:https?:\/\/|\/media\/)/i.test(address) ? address : undefined;
}

/** Width and height in px, where both are told. @param prefix of the attributes' names, such as `data-` */
export function sizeIn(attributes: Attributes, prefix = ''): { width: string; height: string } | undefined {
  const width = attributes.get(`${prefix}width`) ?? '';
  const height = attributes.get(`${prefix}height`) ?? '';
  return /^[1-9]\d*$/.test(width) && /^[1-9]\d*$/.test(height) ? { width, height } : undefined;
}

/** The colour to show before a picture arrives, `#rrggbb`. */
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

/** Words of a piece of HTML, without tags and entities. */
export function plainWords(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|amp|nbsp|#39);/g, (entity, name: string) => characters[name] ?? entity)
    .trim();
}
