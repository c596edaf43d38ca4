import type { components } from '../../sdk/generated/schema.ts';

/** The contract's shapes by name, such as `Schemas['NewsItem']`. */
export type Schemas = components['schemas'];
