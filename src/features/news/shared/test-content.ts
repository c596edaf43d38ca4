import type { Comment } from '#widgets/comments/comment-queries.ts';
import type { Article, NewsItem } from './news-types.ts';
import type { TestResponses } from '#app/test-page.tsx';

const picture = { url: '/media/a.jpg', width: 1600, height: 900, color: '#336699', alt: '泉水' };

export function newsItem(id: string, fields: Partial<NewsItem> = {}): NewsItem {
  return {
    id,
    kind: 'article',
    title: `标题${id}`,
    summary: `摘要${id}`,
    source: '齐鲁晚报',
    publishedAt: '2026-11-03 11:55:00',
    sectionId: 'head',
    labels: ['黄河'],
    covers: [picture],
    cardStyle: 'thumb',
    counts: { reads: 12_345, comments: 3, likes: 7 },
    link: { route: 'general', id },
    ...fields,
  };
}

export function articleOf(id: string, fields: Partial<Article> = {}): Article {
  return {
    ...newsItem(id),
    body: '<p>第一段</p>',
    editor: '李文静',
    reporter: '孔令晨',
    copyright: '版权所有',
    related: [newsItem('related')],
    liked: false,
    saved: false,
    shareCard: { title: `分享${id}`, description: '一句话', image: 'https://example.com/card.jpg' },
    ...fields,
  };
}

export function commentOf(id: string, fields: Partial<Comment> = {}): Comment {
  return {
    id,
    newsId: '1',
    author: { name: `读者${id}`, headImg: '', city: '济南' },
    body: `评论${id}`,
    likes: 2,
    liked: false,
    replies: [],
    replyCount: 0,
    createdAt: '2026-11-03 10:00:00',
    own: false,
    state: 'shown',
    ...fields,
  };
}

const ad = (id: string) =>
  newsItem(id, { kind: 'ad', title: `广告${id}`, link: { route: 'outside', url: 'https://example.com' } });

/** Successful answers of all operations. */
export const responses: TestResponses = {
  listSections: {
    list: [
      { id: 'head', name: '头条', kind: 'headline' },
      { id: 'city', name: '济南', kind: 'city' },
      { id: 'culture', name: '文化', kind: 'channel' },
    ],
  },
  listBanners: { list: [{ id: 'b1', title: '横幅', picture, link: { route: 'general', id: 'b1' } }] },
  listHotEvents: {
    list: [
      { id: 'h1', title: '最热的事', summary: '', heat: 123_456, trend: 'up', curve: [], label: '热点' },
    ],
    updatedAt: '2026-11-03 11:59:00',
  },
  listMostRead: { list: [] },
  getBriefing: {
    id: '2026-11-03-morning',
    date: '2026-11-03',
    edition: 'morning',
    list: [
      newsItem('b1', { summary: '第一句。第二句。' }),
      newsItem('b2', { title: '视频丨标题b2', summary: '' }),
    ],
    others: [{ id: '2026-11-02-evening', date: '2026-11-02', edition: 'evening' }],
  },
  listSearchSuggestions: { list: [] },
  listAds: { list: [ad('a1'), ad('a2')] },
  listHeadlineNews: {
    list: Array.from({ length: 6 }, (_, at) => newsItem(String(at + 1))),
    nextCursor: 'next',
  },
  listSectionNews: { list: [newsItem('c1')] },
  getArticle: articleOf('1'),
  listNewsComments: { list: [commentOf('c1')], total: 1 },
};
