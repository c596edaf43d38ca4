const titles = {
  saved: '收藏',
  history: '浏览历史',
  reading: '接着读',
  comments: '我的评论',
  tips: '我的爆料',
  follows: '我的关注',
  about: '关于',
} as const;

/** A sub-page of 我的, named in the search parameter `list`. */
export type MyView = keyof typeof titles;

const views = [
  'saved',
  'history',
  'reading',
  'comments',
  'tips',
  'follows',
  'about',
] as const satisfies readonly MyView[];

/** The sub-page named in a URL; undefined for 我的 itself. */
export function myView(value: unknown): MyView | undefined {
  return views.find((view) => view === value);
}

/** Title of 我的 or of a sub-page. */
export function myTitle(view: MyView | undefined): string {
  return view === undefined ? '我的' : titles[view];
}
