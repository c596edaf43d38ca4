import type { components } from '../../sdk/generated/schema.ts';

/** The schemas of the contract by name, such as `Schemas['NewsItem']`. */
export type Schemas = components['schemas'];
