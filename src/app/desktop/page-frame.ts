/** Sections in the top navigation, in order; the first five are those of the bottom tabs (src/widgets/main-tabs). */
const sections = [
  { path: '/', label: '首页' },
  { path: '/videosHome', label: '视频' },
  { path: '/audioList', label: '听' },
  { path: '/living/share', label: '直播' },
  { path: '/my', label: '我的' },
  { path: '/hotSearch', label: '搜索', key: '/' },
] as const;

/**
 * HTML of the top navigation of wide windows and of the skip link. Written into the document by the server and, in the app
 * shell, by `startFrame`: pages need no code for it. React skips elements below `<body>` whose names it does not render.
 */
export const topNav = `<top-nav data-screen><a href="#main">跳到正文</a><nav aria-label="网站导航"><ul>${sections
  .map(
    ({ path, label, ...more }) =>
      `<li><a href="/new${path}"${'key' in more ? ` aria-keyshortcuts="${more.key}"` : ''}>${label}</a></li>`,
  )
  .join('')}</ul></nav></top-nav>`;

/** The empty place beside the page, filled in wide windows only. */
export const pageRail = '<page-rail data-screen></page-rail>';

/**
 * The top navigation with the link of the shown page marked.
 * @param path below the base path
 * @param isWide whether the page has two columns, so that the browser places the page before it has read its main part
 */
export function topNavAt(path: string, isWide: boolean): string {
  return (isWide ? topNav.replace(' data-screen', '$& data-wide') : topNav).replace(
    `href="/new${path.replace(/(.)\/$/, '$1')}"`,
    '$& aria-current="page"',
  );
}
