/** Sends codes to phones. */
export interface SmsService {
  /**
   * @param phone eleven digits, of the mainland
   * @param minutes for which the code works
   * @throws SmsNotSent
   */
  sendCode(phone: string, code: string, minutes: number): Promise<void>;
}

/** The code was not sent; the message says why and holds neither phone nor code. */
export class SmsNotSent extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SmsNotSent';
  }
}

/** A phone as it may be shown and logged, such as `138****8000`. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
