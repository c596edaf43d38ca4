/** Which content goes onto a page. */
export interface PagePlan {
  readonly section: string;
  /** ids of the channels whose stories the page takes, by priority; `important` selects from every channel */
  readonly channels: readonly string[];
  /** maximum stories; the rest of the page is standing matter with these labels */
  readonly stories: number;
  readonly labels: readonly string[];
}

const page = (section: string, ...channels: readonly string[]): PagePlan => ({
  section,
  channels,
  stories: 6,
  labels: [],
});

/** The sixteen pages of every issue. */
export const pagePlans: readonly PagePlan[] = [
  page('头版', 'important'),
  page('要闻', 'important', 'shandong'),
  page('山东', 'shandong', 'rural'),
  page('城事', 'city'),
  page('城事·身边', 'city', 'shandong'),
  page('经济', 'economy'),
  page('经济·产业', 'economy', 'rural'),
  page('教育', 'education'),
  page('健康', 'health'),
  page('乡村', 'rural'),
  page('文化', 'culture'),
  {
    section: '副刊',
    channels: ['culture'],
    stories: 2,
    labels: ['副刊·随笔', '副刊·乡土', '副刊·读书', '老手艺', '街坊'],
  },
  page('体育', 'sports'),
  {
    section: '读者',
    channels: ['health', 'city'],
    stories: 2,
    labels: ['读者来信', '健康一得', '平安家常', '数码课堂', '生活账本', '农事提醒'],
  },
  {
    section: '服务·公告',
    channels: ['education', 'economy'],
    stories: 1,
    labels: ['读者服务', '便民电话', '公告', '提醒', '征集', '来函照登'],
  },
  page('综合', 'sports', 'health', 'education'),
];

/** `A03` for 3. */
export const pageName = (number: number): string => `A${String(number).padStart(2, '0')}`;
