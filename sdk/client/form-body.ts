import type { RequestContent } from './operation.ts';

/** Writes a body as `multipart/form-data`; files are Blobs, lists are repeated, other objects are JSON. */
export function multipart(body: RequestContent): FormData {
  const form = new FormData();
  for (const [name, value] of parts(body))
    form.append(name, value instanceof Blob ? value : isObject(value) ? jsonPart(value) : String(value));
  return form;
}

/** Writes a body as `application/x-www-form-urlencoded`; lists are repeated, objects are written as `name[key]=value`. */
export function urlEncoded(body: RequestContent): string {
  const search = new URLSearchParams();
  const append = (name: string, value: unknown): void => {
    if (!isObject(value)) search.append(name, String(value));
    else for (const [key, inner] of parts(value)) append(`${name}[${key}]`, inner);
  };
  for (const [name, value] of parts(body)) append(name, value);
  return search.toString();
}

/** Names and values, without absent ones and with the items of lists. */
function parts(body: RequestContent): [string, unknown][] {
  return Object.entries(body)
    .flatMap(([name, value]: [string, unknown]) =>
      Array.isArray(value)
        ? value.map((item: unknown): [string, unknown] => [name, item])
        : [[name, value] as [string, unknown]],
    )
    .filter(([, value]) => value !== undefined && value !== null);
}

function jsonPart(value: object): Blob {
  return new Blob([JSON.stringify(value)], { type: 'application/json' });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
