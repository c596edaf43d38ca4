/** Facts from the URL of the calling page. */
export interface PageFacts {
  /** first path segment of a share page */
  readonly sharePath?: string;
  /** `token` query parameter of the page */
  readonly queryToken?: string;
  readonly openId?: string;
  readonly unionId?: string;
}

/** Facts about the device. */
export interface DeviceFacts {
  /** sent as `ak` */
  readonly uuid: string;
  readonly userAgent: string;
}
