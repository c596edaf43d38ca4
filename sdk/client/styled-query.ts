import {
  createQuerySerializer,
  serializeArrayParam,
  serializeObjectParam,
  serializePrimitiveParam,
} from 'openapi-fetch';

/** How a query parameter is written; `json` is a parameter with content of that media type. */
export interface QueryStyle {
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved?: true;
}

type Styles = Parameters<typeof serializeArrayParam>[2] & Parameters<typeof serializeObjectParam>[2];

/** Writes a query whose parameters have styles of their own, by name; the others are written in the usual way. */
export function styledQuery(
  styles: Readonly<Record<string, QueryStyle>>,
): (query: Readonly<Record<string, unknown>>) => string {
  const usual = createQuerySerializer();
  const write = (name: string, value: unknown): string => {
    const style = styles[name];
    if (style === undefined) return usual({ [name]: value });
    if (style.style === 'json') return `${name}=${encodeURIComponent(JSON.stringify(value))}`;
    const options = style as Styles;
    if (Array.isArray(value)) return serializeArrayParam(name, value, options);
    if (typeof value === 'object' && value !== null)
      return serializeObjectParam(name, value as Record<string, unknown>, options);
    return serializePrimitiveParam(name, String(value), options);
  };
  return (query) =>
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => write(name, value))
      .filter(Boolean)
      .join('&');
}
