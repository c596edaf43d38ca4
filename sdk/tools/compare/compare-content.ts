import { isDeepStrictEqual } from 'node:util';
import { asObject, resolve, type Json, type JsonObject } from '../contract.ts';
import { addition, breaking, replaced, warning, type Change, type Direction } from './change.ts';
import type { CompareSchemas } from './compare-schemas.ts';

export interface Side {
  readonly contract: JsonObject;
}

/** Compares `content`: media types and their schemas. @param place such as `response 200:` */
export function compareContent(
  [before, after]: readonly [Json | undefined, Json | undefined],
  direction: Direction,
  place: string,
  compareSchemas: CompareSchemas,
): Change[] {
  const [old, next] = [mediaTypes(before, place), mediaTypes(after, place)];
  const changes: Change[] = [];
  for (const [type, from] of old) {
    const to = next.get(type) ?? next.get(rangeOver(type, next) ?? '');
    if (to === undefined) {
      changes.push(
        breaking(
          `${place} is no longer ${type}`,
          direction === 'request'
            ? 'the gateway refuses what clients send'
            : 'clients cannot read the answer',
        ),
      );
      continue;
    }
    const at = old.size > 1 ? `${place.replace(/:$/u, '')} (${type}):` : place;
    changes.push(...compareSchemas(from.schema, to.schema, direction, at));
    if (!isDeepStrictEqual(from.encoding, to.encoding))
      changes.push(replaced(direction, `${at} encodes its parts differently`));
  }
  for (const type of next.keys())
    if (!old.has(type) && old.size > 0)
      changes.push(
        direction === 'request'
          ? addition(`${place} may be ${type}`)
          : warning(`${place} may be ${type}`, 'a client that names no media type may be sent it'),
      );
  if (old.size === 0 && next.size > 0) changes.push(addition(`${place} has content`));
  return changes;
}

/** Compares headers of a response; their names have no case. */
export function compareHeaders(
  before: readonly [Json | undefined, Side],
  after: readonly [Json | undefined, Side],
  place: string,
  compareSchemas: CompareSchemas,
): Change[] {
  const [old, next] = [headers(...before), headers(...after)];
  const changes: Change[] = [];
  for (const [name, from] of old) {
    const at = `${place} header ${name}`;
    const to = next.get(name);
    if (to === undefined) {
      changes.push(breaking(`${at} is removed`, 'clients may read it'));
      continue;
    }
    if (from.required === true && to.required !== true)
      changes.push(breaking(`${at} is now optional`, 'clients rely on it'));
    if (from.required !== true && to.required === true) changes.push(addition(`${at} is now required`));
    if (to.deprecated === true && from.deprecated !== true)
      changes.push(warning(`${at} is deprecated`, 'clients should stop using it'));
    if ((from.explode ?? false) !== (to.explode ?? false))
      changes.push(replaced('response', `${at} is written differently`));
    changes.push(...compareSchemas(from.schema, to.schema, 'response', at));
    if (from.content !== undefined || to.content !== undefined)
      changes.push(...compareContent([from.content, to.content], 'response', at, compareSchemas));
  }
  for (const name of next.keys())
    if (!old.has(name)) changes.push(addition(`${place} header ${name} is new`));
  return changes;
}

function headers(written: Json | undefined, { contract }: Side): Map<string, JsonObject> {
  return new Map(
    Object.entries(asObject(written ?? {}, 'headers')).map(([name, header]) => [
      name.toLowerCase(),
      asObject(resolve(header, contract), name),
    ]),
  );
}

function mediaTypes(content: Json | undefined, place: string): Map<string, JsonObject> {
  return new Map(
    Object.entries(asObject(content ?? {}, place)).map(([type, media]) => [
      type.toLowerCase().replaceAll(' ', ''),
      asObject(media, type),
    ]),
  );
}

/** A range that includes a media type, such as `image/*` for `image/png`. */
function rangeOver(type: string, among: ReadonlyMap<string, unknown>): string | undefined {
  const [base = ''] = type.split(';');
  const [kind = ''] = base.split('/');
  return [base, `${kind}/*`, '*/*'].find((range) => among.has(range));
}
