/** An attached file, with a key that this page generated. */
export interface Candidate {
  readonly key: string;
  readonly kind: 'picture' | 'video';
}

/** A file that the reader chose. */
export interface ChosenFile extends Omit<Candidate, 'kind'> {
  /** `other` if the browser reports neither an image nor a video type */
  readonly kind: Candidate['kind'] | 'other';
  /** bytes */
  readonly size: number;
}

export const maxPictures = 9;
const maxVideos = 1;
const megabyte = 1024 * 1024;
/** bytes of a video, the gateway's limit; pictures are compressed before uploading */
const maxVideoBytes = 200 * megabyte;
/** bytes of a picture that a phone can decode */
const maxPictureBytes = 80 * megabyte;

/**
 * Returns which of the chosen files join the set, and a sentence about those that do not.
 * The first file decides whether the set holds pictures or a video.
 */
export function admit<File extends Candidate | ChosenFile>(
  items: readonly Candidate[],
  files: readonly File[],
): { readonly admitted: readonly Candidate[]; readonly notice: string } {
  const admitted: Candidate[] = [];
  let notice = '';
  for (const file of files) {
    if (items.some(({ key }) => key === file.key)) continue;
    const refusal = refusalOf([...items, ...admitted], file);
    if (refusal === undefined && file.kind !== 'other') admitted.push({ key: file.key, kind: file.kind });
    else notice ||= refusal ?? '';
  }
  return { admitted, notice };
}

function refusalOf(items: readonly Candidate[], file: Candidate | ChosenFile): string | undefined {
  const size = 'size' in file ? file.size : 1;
  const [first] = items;
  if (file.kind === 'other') return '只能添加图片或视频';
  if (size === 0) return '这个文件是空的，请换一个';
  if (file.kind === 'video' && size > maxVideoBytes) return '视频不能超过 200 MB，请剪短后再添加';
  if (file.kind === 'picture' && size > maxPictureBytes) return '这张图片太大了，请缩小后再添加';
  if (first !== undefined && first.kind !== file.kind) return '图片和视频不能一起发，要换的话请先移除';
  if (file.kind === 'video' && items.length >= maxVideos) return '视频只能添加一个';
  return items.length >= maxPictures ? `最多添加 ${maxPictures} 张图片，多出的没有添加` : undefined;
}

/** Returns the list with one item moved to another index. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
