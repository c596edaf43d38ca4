/** Titles only: the texts are loaded when a reader opens them. */
export const documentTitles = {
  volunteer: '志愿者服务协议',
  guardian: '监护人同意书',
  group: '公益团队入驻协议',
} as const;

export type DocumentName = keyof typeof documentTitles;
