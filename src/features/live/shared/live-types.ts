import type { components } from 'qlwb-gateway-sdk/schema';

type Schemas = components['schemas'];

export type LiveCard = Schemas['LiveCard'];
export type LiveCounts = Schemas['LiveCounts'];
export type LiveEvent = Schemas['LiveEvent'];
export type LiveMessage = Schemas['LiveMessage'];
export type LivePacket = Schemas['LivePacket'];
export type LivePicture = Schemas['LivePicture'];
export type LiveRoom = Schemas['LiveRoom'];
export type LiveScene = Schemas['LiveScene'];
export type LiveSceneOrder = Schemas['LiveSceneOrder'];
export type LiveWhen = Schemas['LiveWhen'];

/** Layouts of a live room, each with a route of its own. */
export type LiveVariant = 'share' | 'app' | 'appc' | 'appn' | 'appview';
