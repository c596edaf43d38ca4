/** Whom the messaging app says a reader is. */
export interface MessagingUser {
  /** the same for this newspaper's account always, and another for every other account */
  readonly openId: string;
  /** the same for all accounts of one owner; absent where the owner has only one */
  readonly unionId?: string;
  /** as the person is called there; empty when they are called nothing of their own */
  readonly name: string;
}

export interface AuthorizeRequest {
  /** absolute address of this site that the person comes back to */
  readonly redirectTo: string;
  /** comes back with the person as it is */
  readonly state: string;
}

/** The messaging app as a site sees it: who a reader is, and what pages need to be shared from within it. */
export interface MessagingApp {
  /** id of the newspaper's account, which everybody may know */
  readonly appId: string;
  /** scheme and host that the account is registered for; whatever the site is asked by when absent */
  readonly siteOrigin?: string;
  /** address of the script by which a page speaks to the messaging app around it */
  readonly script: string;
  /** Where a person is asked whether the site may know them. Who refuses comes back with the state and no code. */
  authorizeAddress(question: AuthorizeRequest): string;
  /**
   * Who came back with this code, which works once and for five minutes.
   * @throws CodeRefused, MessagingAppDown
   */
  userForCode(code: string): Promise<MessagingUser>;
  /** The secret that addresses are signed with. @throws MessagingAppDown */
  shareTicket(): Promise<string>;
}

/** Why a code says nothing of anybody. */
export type CodeRejectionReason =
  /** unknown, used or too old */
  | 'dead'
  /** the person looks at a picture of the page, under an id that is not theirs */
  | 'snapshot';

export class CodeRejected extends Error {
  readonly reason: CodeRejectionReason;

  constructor(why: CodeRejectionReason) {
    super(`the messaging app refused a code: ${why}`);
    this.name = 'CodeRefused';
    this.reason = why;
  }
}

/** The messaging app did not answer, or not as it should; the message holds neither secret nor code nor person. */
export class MessagingAppDown extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MessagingAppDown';
  }
}
