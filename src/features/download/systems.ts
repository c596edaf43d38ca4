import type { AppSystem } from '#lib/browser/app-system.ts';

type Phone = Exclude<AppSystem, 'desktop'>;

interface Store {
  readonly system: string;
  readonly store: string;
  readonly steps: readonly string[];
}

const searchFor = (store: string) => `打开${store}，搜索“齐鲁晚报”`;

/** How each system gets the app. */
export const stores: Readonly<Record<Phone, Store>> = {
  ios: {
    system: 'iPhone / iPad',
    store: 'App Store',
    steps: [searchFor(' App Store'), '点“获取”，用面容、指纹或密码确认', '装好后在主屏幕上打开'],
  },
  android: {
    system: 'Android',
    store: '应用商店',
    steps: [searchFor('手机自带的应用商店'), '点“安装”，等它装好', '在桌面上打开，登录后收藏和评论都在'],
  },
  harmony: {
    system: 'HarmonyOS',
    store: '应用市场',
    steps: [searchFor('华为应用市场'), '点“安装”，等它装好', '在桌面上打开，登录后收藏和评论都在'],
  },
};

export const systemTabs = [
  { id: 'ios', label: 'iPhone' },
  { id: 'android', label: 'Android' },
  { id: 'harmony', label: '鸿蒙' },
  { id: 'desktop', label: '电脑' },
] as const;
