/** Apart from the texts, which are loaded when somebody reads them. */
export const agreementTitles = { terms: '用户协议', privacy: '隐私政策' } as const;

export type AgreementName = keyof typeof agreementTitles;
