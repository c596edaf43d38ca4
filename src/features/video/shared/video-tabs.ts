/** Tabs of 视频, by the path segment after `/videosHome/`. */
export const videoTabs = [
  { id: 'newest', name: undefined, label: '推荐', title: '视频' },
  { id: 'collections', name: 'collections', label: '合集', title: '视频合集' },
  { id: 'clapper', name: 'clapper', label: '拍客', title: '拍客' },
] as const;

export type VideoTab = (typeof videoTabs)[number]['id'];

/** The tab of a loaded URL; 推荐 without a path segment. */
export function videoTab(name: string | undefined): VideoTab {
  return videoTabs.find((one) => one.name === name)?.id ?? 'newest';
}

/** Value of the search parameter that selects a publisher's collections. */
export const collectionList = 'collections';

export function isCollectionList(list: unknown): boolean {
  return list === collectionList;
}
