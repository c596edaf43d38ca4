/** Titles only: the texts are loaded when a reader opens them. */
export const agreementTitles = { terms: '用户协议', privacy: '隐私政策' } as const;

export type AgreementName = keyof typeof agreementTitles;
