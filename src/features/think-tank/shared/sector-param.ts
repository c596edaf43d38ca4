import { notFound } from '@tanstack/react-router';
import { isSectorName, type TemplateName } from '#rules/think-tank/sector.ts';
import type { SectorName } from '#rules/think-tank/sector-names.gen.ts';

/** Addresses that show an enterprise of any sector in one of the templates. */
const templateParams = {
  TemplateOne: 'one',
  TemplateTwo: 'two',
  TemplateThree: 'three',
  TemplateFour: 'four',
} as const satisfies Record<string, TemplateName>;

export type TemplateParam = keyof typeof templateParams;
/** `$sector` of an address. */
export type SectorParam = SectorName | TemplateParam;

const isTemplateParam = (name: string): name is TemplateParam => Object.hasOwn(templateParams, name);

/** The template that an address names; undefined for that of the sector. */
export function templateOf(param: SectorParam): TemplateName | undefined {
  return isTemplateParam(param) ? templateParams[param] : undefined;
}

/** Reads `$sector` of an address. @throws NotFoundError for an unknown sector */
export function parseSectorParam(param: string): SectorParam {
  if (!isSectorName(param) && !isTemplateParam(param)) throw notFound();
  return param;
}

/** The sector of an enterprise. @throws RangeError if the gateway knows a sector that this page does not, after an update */
export function sectorOf({ sector }: { readonly sector: string }): SectorName {
  if (!isSectorName(sector)) throw new RangeError(`unknown sector: ${sector}`);
  return sector;
}
