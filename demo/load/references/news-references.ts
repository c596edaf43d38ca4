import type { DemoContent } from '../schema/demo-content.ts';

/** What is wrong with special topics beside all else. @param seen ids of all stories so far; the topics' are added */
export function* specialFaults(
  { specials, villages, pictures }: DemoContent,
  seen: Set<string>,
): Generator<string> {
  const shown = [
    ...specials.flatMap(({ id, picture, stories = [] }) =>
      [picture, ...stories.map((story) => story.picture)].map((name) => [`topic ${id}`, name] as const),
    ),
    ...villages.chapters.flatMap(({ label, pictures: names }) =>
      names.map((name) => [`chapter ${label}`, name] as const),
    ),
  ];
  for (const [about, name] of shown)
    if (!Object.hasOwn(pictures, name)) yield `${about}: no picture is called ${name}`;
  for (const { id, stories = [], sections } of specials) {
    for (const { newsIds } of sections)
      for (const newsId of newsIds) if (!seen.has(newsId)) yield `topic ${id}: there is no story ${newsId}`;
    for (const own of [id, ...stories.map((story) => story.id)]) {
      if (seen.has(own)) yield `topic ${id}: the id ${own} stands twice`;
      seen.add(own);
    }
  }
}
