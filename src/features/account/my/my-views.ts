const titles = {
  saved: '收藏',
  history: '浏览历史',
  comments: '我的评论',
  tips: '我的爆料',
  follows: '我的关注',
  about: '关于',
} as const;

/** A page behind 我的, as its address says in `list`. */
export type MyView = keyof typeof titles;

const views = [
  'saved',
  'history',
  'comments',
  'tips',
  'follows',
  'about',
] as const satisfies readonly MyView[];

/** What of an address is such a page; anything else is 我的 itself. */
export function myView(value: unknown): MyView | undefined {
  return views.find((view) => view === value);
}

/** The name of 我的, or of a page behind it. */
export function myTitle(view: MyView | undefined): string {
  return view === undefined ? '我的' : titles[view];
}
