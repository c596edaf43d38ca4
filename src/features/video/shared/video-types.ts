import type { components } from 'qlwb-gateway-sdk/schema';

export type Article = components['schemas']['Article'];
export type ClapperCard = components['schemas']['ClapperCard'];
export type ClapperWork = components['schemas']['ClapperWork'];
export type Video = components['schemas']['Video'];
export type VideoCollection = components['schemas']['VideoCollection'];
export type VideoItem = components['schemas']['VideoItem'];
export type PlayableVideo = components['schemas']['Film'];
