/** A user of the messaging app. */
export interface MessagingUser {
  /** stable for this newspaper's account; other accounts get another id for the same person */
  readonly openId: string;
  /** the same for all accounts of one owner; absent if the owner has only one */
  readonly unionId?: string;
  /** nickname; empty if the user has not set one */
  readonly name: string;
}

export interface AuthorizeRequest {
  /** absolute address of this site to return to */
  readonly redirectTo: string;
  /** returned unchanged */
  readonly state: string;
}

/** The messaging app (WeChat): signing in with it, and sharing pages from within it. */
export interface MessagingApp {
  /** public id of the newspaper's account */
  readonly appId: string;
  /** scheme and host that the account is registered for; absent: those of the request */
  readonly siteOrigin?: string;
  /** address of the script that connects a page with the messaging app it is open in */
  readonly script: string;
  /** Address of the consent page. A user who declines returns with the state but without a code. */
  authorizeAddress(request: AuthorizeRequest): string;
  /**
   * The user who returned with a code; a code works once, for five minutes.
   * @throws CodeRejected, MessagingAppDown
   */
  userForCode(code: string): Promise<MessagingUser>;
  /** The secret for signing page addresses. @throws MessagingAppDown */
  shareTicket(): Promise<string>;
}

/** Why a code was rejected. */
export type CodeRejectionReason =
  /** unknown, used or expired */
  | 'dead'
  /** the user sees a snapshot of the page (WeChat's preview mode) under a temporary id */
  | 'snapshot';

export class CodeRejected extends Error {
  readonly reason: CodeRejectionReason;

  constructor(reason: CodeRejectionReason) {
    super(`the messaging app rejected a code: ${reason}`);
    this.name = 'CodeRejected';
    this.reason = reason;
  }
}

/** The messaging app gave no valid answer. The message contains neither secrets nor codes nor personal data. */
export class MessagingAppDown extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MessagingAppDown';
  }
}
