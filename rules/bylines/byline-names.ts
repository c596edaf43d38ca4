const separators = /[、，,；;/／|｜&]+|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u;
/** What a byline says of its names. */
const duties = /(?:本报|实习)?(?:记者|通讯员|编辑|作者|主持人)(?:[:：]|\s+)\s*/gu;
const maxNames = 8;
const maxNameLength = 40;

/**
 * The names in a byline, such as `记者 王晓岚 孔令晨` or `John Smith, 李静`, each once. Spaces separate Chinese names, which
 * contain none.
 */
export function bylineNames(byline: string): string[] {
  const names = byline
    .replaceAll(duties, '、')
    .split(separators)
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.length <= maxNameLength);
  return [...new Set(names)].slice(0, maxNames);
}
