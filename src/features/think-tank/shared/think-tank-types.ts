import type { components } from 'qlwb-gateway-sdk/schema';

type Schemas = components['schemas'];

export type Enterprise = Schemas['Enterprise'];
export type IndexChart = Schemas['IndexChart'];
