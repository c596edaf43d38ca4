import type { components } from 'qlwb-gateway-sdk/schema';

export type { Tip } from '#widgets/tips/tip-labels.ts';
export type TipTopic = components['schemas']['TipTopic'];
export type TipOrder = components['schemas']['TipOrder'];
