/** The tabs of 视频, by what stands after `/videosHome/` in the address. */
export const videoTabs = [
  { id: 'newest', name: undefined, label: '推荐', title: '视频' },
  { id: 'collections', name: 'collections', label: '合集', title: '视频合集' },
  { id: 'clapper', name: 'clapper', label: '拍客', title: '拍客' },
] as const;

export type VideoTab = (typeof videoTabs)[number]['id'];

/** The tab of an address that was loaded; 推荐 for the address without a name. */
export function videoTab(name: string | undefined): VideoTab {
  return videoTabs.find((one) => one.name === name)?.id ?? 'newest';
}

/** What the address of a publisher's films says where it shows their collections. */
export const collectionList = 'collections';

export function isCollectionList(list: unknown): boolean {
  return list === collectionList;
}
