import type { CallParts, RequestContent, RequestShape } from './operation.ts';

export interface ShapeSettings {
  /** how an answer that is not JSON is read */
  readonly parseAs?: 'text' | 'blob' | 'stream';
  /** media type of the request body, if neither `application/json` nor `application/octet-stream` */
  readonly contentType?: string;
  /** writes a body that is not JSON */
  readonly writeBody?: (body: RequestContent) => BodyInit;
  /** writes a query with parameters that are not in the usual style */
  readonly writeQuery?: (query: Readonly<Record<string, unknown>>) => string;
}

/** How the requests of an operation are written; generated for those that have more than a query, headers and JSON. */
export function requestShape({ parseAs, contentType, writeBody, writeQuery }: ShapeSettings = {}) {
  return ({ path, body, bytes }: CallParts, isPlain: boolean): RequestShape => {
    const content = bytes ?? body;
    const type = contentType ?? (bytes === undefined ? undefined : 'application/octet-stream');
    return {
      ...(path && { path: checkedPath(path) }),
      ...(parseAs && { parseAs }),
      ...(writeQuery && { querySerializer: writeQuery }),
      // the transport rules write JSON with what they add
      ...(content !== undefined &&
        (isPlain || writeBody) && {
          body: content,
          bodySerializer: (written) => (written === bytes ? written : (writeBody ?? JSON.stringify)(written)),
          ...(type !== undefined && { headers: { 'content-type': type } }),
        }),
    };
  };
}

/**
 * Refuses path parameters with which a URL would lead to another operation: browsers remove dot segments even when they are
 * encoded, and an empty value leaves its segment out.
 * @throws TypeError with the name of the parameter
 */
function checkedPath(path: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  for (const [name, value] of Object.entries(path))
    if (value === undefined || value === null || /^\.{0,2}$/u.test(String(value)))
      throw new TypeError(`path parameter ${name}: ${JSON.stringify(value)} cannot be a part of a path`);
  return path;
}
