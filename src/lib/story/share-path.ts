/**
 * First segment of a share page's path, for the `source_channel` header; undefined for other pages.
 * The list of share pages: docs/contracts/browser.md.
 * @param path below the app's base, such as `/general/1001`
 */
export function sharePathOf(path: string): string | undefined {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  if (wholeSections.has(first) || sharedPages.has(`${first}/${second}`) || /^videos?/.test(first))
    return first;
  return undefined;
}

const wholeSections = new Set([
  'general',
  'info',
  'infomation',
  'infoTopic',
  'thematic',
  'thematicDq',
  'report',
  'atlas',
  'audioNews',
  'welfare',
  'ThinkFile',
  'wisdom',
  'shareDown',
]);

const sharedPages = new Set([
  'living/share',
  'living/share_wechat',
  'vrlive/share',
  'vr/share',
  'paper/qlwbPaperShare',
  'topicFile/topicSquareshare',
  'v10/publicWelfare',
]);
