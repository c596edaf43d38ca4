import type { VrKind } from './vr-types.ts';

/** What tours of a kind are called, together and on each one's page. */
export const vrListNames: Readonly<Record<VrKind, string>> = { tour: 'VR全景', live: 'VR直播' };

/** What there is to be had of them. */
export const vrListLeads: Readonly<Record<VrKind, string>> = {
  tour: '记者带回来的全景现场：拖动画面或者转动手机，往四周看一圈。',
  live: '直播现场的全景机位：转动手机，像站在现场一样往四周看。',
};
