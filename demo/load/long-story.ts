import type { DemoBlock, DemoStory } from './schema/news-schema.ts';
import type { DemoPictures } from './schema/media-schema.ts';
import { seededRandom, type Random } from './seeded-random.ts';
import { arrivals, endings, people, quotes, sights, stretches } from './long-story-sentences.ts';

const stopsInStretch = 10;
/** cover of the story */
const firstPicture = 'river-shore';

/**
 * A generated story of about 50,000 characters and 200 pictures, as large as the longest stories of a newspaper. It is the
 * same on every machine.
 */
export function longStory(pictures: DemoPictures): DemoStory & { readonly sectionId: string } {
  const names = Object.keys(pictures).filter((name) => !name.startsWith('ad-') && name !== firstPicture);
  return {
    id: '1499',
    sectionId: 'culture',
    kind: 'article',
    title: '沿着黄河走到海：两百个路口，两百段河边的日子',
    summary: '从东明到河口，记者沿黄河大堤步行六百多公里，在两百个路口停下来。这是一份写满了的走读笔记。',
    reporter: '孙海燕',
    editor: '周慕云',
    cityId: '139',
    labels: ['黄河', '行走', '长篇'],
    covers: [firstPicture],
    cardStyle: 'cover',
    minutesAgo: 640,
    body: [
      { p: '黄河从菏泽东明进山东，往东北走六百二十八公里，在东营垦利入海。我们决定用脚量一遍。' },
      { img: firstPicture, caption: '出发那天，天还没有亮透。' },
      { p: '走之前立了三条规矩：不赶路，不预约，每天只写看见的。下面的两百站，就是这样一站一站写下来的。' },
      ...stretches.flatMap(({ name, villages }, stretch) => [
        { h: name },
        ...Array.from({ length: stopsInStretch }, (_, index) =>
          stopBlocks(
            stretch * stopsInStretch + index,
            villages[index % villages.length] ?? name,
            names,
            pictures,
          ),
        ).flat(),
      ]),
      {
        p: '走到入海口那天，风很大，黄的水和蓝的水碰在一起，中间有一条看得见的线。我们在那里坐了很久，谁也没有说话。',
      },
    ],
  };
}

/** Text and picture of a stop; the last stop has no picture, since the story begins with one. */
function stopBlocks(
  stop: number,
  village: string,
  names: readonly string[],
  pictures: DemoPictures,
): DemoBlock[] {
  const random = seededRandom('long story', String(stop));
  const one = (list: readonly string[]) =>
    (list[random.between(0, list.length - 1)] ?? '')
      .replaceAll('@', village)
      .replaceAll('#', () => number(random));
  const [sight = '', another = '', third = '', fourth = ''] = random
    .shuffle(sights)
    .map((words) => words.replaceAll('#', () => number(random)));
  const picture = names[(stop * 7) % names.length] ?? firstPicture;
  const words: DemoBlock[] = [
    { p: `第${stop + 1}站。${one(arrivals)}${one(people)}${sight}` },
    { p: `${one(quotes)}${another}${third}${fourth}${one(endings)}` },
  ];
  const isLast = stop === stretches.length * stopsInStretch - 1;
  return isLast
    ? words
    : [...words, { img: picture, caption: `第${stop + 1}站，${pictures[picture]?.alt ?? village}。` }];
}

function number(random: Random): string {
  return String(random.between(12, 68));
}
