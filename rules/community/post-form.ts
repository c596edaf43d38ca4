import { faultsIn, lengthOf, type FieldFaults } from '../field-faults.ts';

/** A post as typed into its form. */
export interface PostDraft {
  readonly text: string;
}

export const emptyPost: PostDraft = { text: '' };

/** Form fields that can have a fault, in the order of the form. */
export const postFields = ['text', 'attachments'] as const;
export type PostField = (typeof postFields)[number];
export type PostFaults = FieldFaults<PostField>;

/** Maximum length in characters. */
export const longestPost = 1000;

/** Why a tidied text cannot be a post, as a sentence for readers; the gateway applies the same rule. */
export function postTextFault(text: string): string | undefined {
  if (text === '') return '写点什么再发布吧';
  return lengthOf(text) > longestPost ? `最多写 ${longestPost} 字，请删短一些` : undefined;
}

/** @param failedUploads number of attached pictures that could not be uploaded */
export function postFaults({ text }: PostDraft, failedUploads: number): PostFaults {
  return faultsIn<PostField>({
    text: postTextFault(text.trim()),
    attachments: failedUploads > 0 ? '有图片没有传上去，请重试或删掉它再发' : undefined,
  });
}
