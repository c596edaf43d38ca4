import type { components } from 'qlwb-gateway-sdk/schema';

export type VrScene = components['schemas']['VrScene'];
export type VrSpot = VrScene['spots'][number];
