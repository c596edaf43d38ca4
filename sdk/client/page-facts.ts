/** What a call takes from the address of the page that makes it. */
export interface PageFacts {
  /** first path segment, when the page is a share page */
  readonly sharePath?: string;
  /** `token` of the page's query */
  readonly queryToken?: string;
  readonly openId?: string;
  readonly unionId?: string;
}

/** What a call tells of the device. */
export interface DeviceFacts {
  /** sent as `ak` */
  readonly uuid: string;
  readonly userAgent: string;
}
