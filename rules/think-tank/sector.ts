import { sectorNames, type SectorName } from './sector-names.gen.ts';

/** How the blocks of an enterprise page are ordered and weighted; see `templates` of the page. */
export const templateNames = ['one', 'two', 'three', 'four'] as const;
export type TemplateName = (typeof templateNames)[number];

/** Blocks of an enterprise page besides its head. */
export const blockNames = [
  'pictures',
  'summary',
  'contact',
  'hours',
  'facts',
  'table',
  'index',
  'ranks',
  'news',
  'reports',
  'experts',
  'correction',
] as const;
export type BlockName = (typeof blockNames)[number];

/** `grade` is a level on a public scale, such as 5A; `money` is an amount in the fact's unit. */
export const factKinds = ['text', 'number', 'money', 'grade', 'date'] as const;
export type FactKind = (typeof factKinds)[number];

export interface SectorFact {
  readonly key: string;
  /** in Chinese */
  readonly label: string;
  readonly kind: FactKind;
  readonly unit?: string;
}

export interface SectorTable {
  readonly key: string;
  readonly title: string;
  readonly columns: readonly { readonly key: string; readonly label: string; readonly unit?: string }[];
}

/** What the page of an enterprise needs to know of its sector. */
export interface SectorLayout {
  /** in Chinese */
  readonly label: string;
  /** measure word of its enterprises, such as 家 */
  readonly unit: string;
  readonly template: TemplateName;
  /** type of schema.org */
  readonly jsonLdType: string;
  /** blocks that its pages may show; the template orders them */
  readonly blocks: readonly BlockName[];
}

/** A sector as its data file defines it. */
export interface Sector extends SectorLayout {
  readonly name: string;
  /** ascending; place among the sectors */
  readonly order: number;
  /** at least six */
  readonly facts: readonly SectorFact[];
  readonly table: SectorTable;
  /** weights of the index in percent; they sum to 100 */
  readonly dimensions: readonly { readonly key: string; readonly label: string; readonly weight: number }[];
}

export const isSectorName = (name: string): name is SectorName => sectorNames.some((known) => known === name);
