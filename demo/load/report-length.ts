import type { DemoReport } from './schema/report-schema.ts';

/** Chinese characters and other signs of the summary and the chapters, without spaces. */
export function reportLength({ summary, chapters }: Pick<DemoReport, 'summary' | 'chapters'>): number {
  const texts = [summary, ...chapters.flatMap(({ title, paragraphs }) => [title, ...paragraphs])];
  return texts.join('').replaceAll(/\s/g, '').length;
}
