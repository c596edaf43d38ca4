import type { components } from 'qlwb-gateway-sdk/schema';

export type NewsItem = components['schemas']['NewsItem'];
export type Article = components['schemas']['Article'];
export type AudioEpisode = components['schemas']['AudioEpisode'];
export type AudioProgramme = components['schemas']['AudioProgramme'];
export type Banner = components['schemas']['Banner'];
export type HotEvent = components['schemas']['HotEvent'];
export type SectionsBy = components['schemas']['SectionsBy'];
export type SpecialSection = components['schemas']['SpecialSection'];
export type SpecialTopic = components['schemas']['SpecialTopic'];
export type Section = components['schemas']['Section'];
export type NewsPage = components['schemas']['NewsPage'];
