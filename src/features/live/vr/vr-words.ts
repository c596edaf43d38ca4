import type { VrKind } from './vr-types.ts';

/** Names of the kinds of tours. */
export const vrListNames: Readonly<Record<VrKind, string>> = { tour: 'VR全景', live: 'VR直播' };

/** Descriptions of the lists. */
export const vrListLeads: Readonly<Record<VrKind, string>> = {
  tour: '记者带回来的全景现场：拖动画面或者转动手机，往四周看一圈。',
  live: '直播现场的全景机位：转动手机，像站在现场一样往四周看。',
};
