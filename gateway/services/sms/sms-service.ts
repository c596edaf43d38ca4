/** Sends verification codes by SMS. */
export interface SmsService {
  /**
   * @param phone eleven digits, mainland China
   * @param minutes validity of the code
   * @throws SmsNotSent
   */
  sendCode(phone: string, code: string, minutes: number): Promise<void>;
}

/** The code was not sent. The message says why, and contains neither phone nor code. */
export class SmsNotSent extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SmsNotSent';
  }
}

/** A phone number for display and logs, such as `138****8000`. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
