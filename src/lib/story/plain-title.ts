/**
 * Kinds that editors write before a title, and that the card beside it shows anyway. Feeds of other publishers write them with
 * another bar, a colon or in brackets.
 */
const shownKinds =
  /^(?:(?:视频|直播(?:预告|回放)?|图集)\s*[丨｜|│:：]\s*|[[【](?:视频|直播(?:预告|回放)?|图集)[\]】]\s*)(?=.)/;

/** A title without its kind: `视频丨潮水涨上栈桥` is `潮水涨上栈桥` where a card says that it is a video. */
export function plainTitle(title: string): string {
  return title.replace(shownKinds, '');
}
