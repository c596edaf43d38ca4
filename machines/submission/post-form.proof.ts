import { emptyPost, type PostDraft } from '../../rules/community/post-form.ts';
import { postForm, postFormMachine } from './post-form.machine.ts';
import { focus, submissionProof, submit, uploads } from './submission-proof.ts';

const good: PostDraft = { text: '村口那座桥' };
const type = (draft: PostDraft) => ({ type: 'draft.changed', draft }) as const;

export const postFormProof = submissionProof({
  name: 'post-form',
  title: '写帖子',
  machine: postFormMachine,
  form: postForm,
  facts: undefined,
  laterFacts: undefined,
  good,
  better: { text: '村口那座桥，有一百年了' },
  bad: emptyPost,
  firstField: 'text',
  lessBad: { text: ' ' },
  hasUploadIds: true,
  expectations: {
    'an empty post has a fault at its text': {
      when: [type(emptyPost), submit('a')],
      state: 'draft',
      context: { faults: { text: '写点什么再发布吧' } },
      effects: [focus('text')],
    },
    'a text of 1001 characters is too long': {
      when: [type({ text: '字'.repeat(1001) }), submit('a')],
      state: 'draft',
      context: { faults: { text: '最多写 1000 字，请删短一些' } },
    },
    'a text of 1000 characters is sent': {
      when: [type({ text: '字'.repeat(1000) }), submit('a')],
      state: 'submitting',
    },
    'a failed upload blocks the post': {
      when: [uploads({ failed: 1 }), submit('a')],
      state: 'draft',
      context: { faults: { attachments: '有图片没有传上去，请重试或删掉它再发' } },
      effects: [focus('attachments')],
    },
    'the fault disappears with the failed upload': {
      when: [uploads({ failed: 1 }), submit('a'), uploads({})],
      state: 'draft',
      context: { faults: {} },
    },
  },
});
