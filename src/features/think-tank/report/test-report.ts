import type { Report } from '../shared/think-tank-types.ts';

const picture = { url: '/media/cover.jpg', width: 1280, height: 853, color: '#7b4f50', alt: '古城夜色' };

export const testReport: Report = {
  id: 'rep-01',
  title: '文旅消费观察',
  summary: '客人愿意多住一晚。',
  publishedAt: '2026-10-28 09:00:00',
  authors: ['孔令岳'],
  cover: picture,
  characters: 3200,
  isSample: true,
  chapters: [
    {
      id: 'chapter-1',
      title: '客人回来了',
      paragraphs: ['先看总账。', '再看消费。<b>不是标记</b>'],
      charts: [
        {
          id: 'chart-1-1',
          title: '游客人次',
          kind: 'bar',
          pointTitle: '年份',
          points: ['2023', '2024', '2025'],
          unit: '亿人次',
          series: [{ name: '游客人次', values: [7.6, 8.4, 9.1] }],
          source: '智库示例数据库',
          asOf: '2025-12-31',
          sentence: '游客人次三年上升，2025年为9.1亿。',
        },
      ],
    },
    { id: 'chapter-2', title: '多住一晚', paragraphs: ['晚上要有事做。'], charts: [] },
  ],
  method: '全部数字都是示例。',
  corrections: [{ date: '2026-10-30', text: '改正了一个数字。' }],
  related: [
    {
      id: 'rep-02',
      title: '县域产业',
      summary: '一县一业。',
      publishedAt: '2026-10-20 09:00:00',
      authors: ['周砚舟'],
      cover: picture,
      characters: 3100,
      isSample: true,
    },
  ],
  sectors: ['tourism'],
  experts: [
    {
      id: 'exp-09',
      name: '孔令岳',
      title: '文旅研究者',
      field: '文化与旅游',
      portrait: picture,
      isSample: true,
    },
  ],
};
