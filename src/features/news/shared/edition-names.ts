/** Names of the two editions of a day. */
export const editionNames = { morning: '早报', evening: '晚报' } as const;
