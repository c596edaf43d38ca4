import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import type { Gateway } from 'qlwb-gateway-sdk';
import { addPost, getSquareTopic, listTopicPosts } from 'qlwb-gateway-sdk/operations/community';
import { postFormMachine } from '#machines/submission/post-form.machine.ts';
import type { Submission, SubmissionResult } from '#machines/submission/submission-events.ts';
import { uploadSecret } from '#platform/storage/upload-secret.ts';
import { emptyPost, longestPost, type PostDraft } from '#rules/community/post-form.ts';
import { Button } from '#ui/control/button.tsx';
import { FormState } from '#ui/control/form-state.tsx';
import { TextArea } from '#ui/control/text-area.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { AccountNote } from '#widgets/account-note/account-note.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { Queries } from '#widgets/gateway/queries.tsx';
import { ReorderList } from '#widgets/reorder/reorder-list.tsx';
import { formDrafts } from '#widgets/submission/form-drafts.ts';
import { submissionResult } from '#widgets/submission/submission-result.ts';
import { useSubmission } from '#widgets/submission/use-submission.ts';
import { AttachmentsField, type ArrangedItems } from '#widgets/uploads/attachments-field.tsx';
import { useAttachments } from '#widgets/uploads/use-attachments.ts';
import type { SquareTopic } from '../shared/community-queries.ts';
import styles from './square.module.css';

interface PostFormSheetProps {
  readonly topic: SquareTopic;
  /** called once the post is sent */
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Sheet to write a post. Its draft survives closing the sheet, a reload, signing in and network failures. */
export function PostFormSheet({ topic, onSent, onClose }: PostFormSheetProps) {
  return (
    <Queries>
      <Sheet label={`参与话题：${topic.title}`} onClose={onClose}>
        <PostForm topic={topic} onSent={onSent} onClose={onClose} />
      </Sheet>
    </Queries>
  );
}

const arrange = (list: ArrangedItems) => <ReorderList {...list} />;

const words = {
  stop: '先不发',
  offline: '网络不通，写的都在，连上后自动发送，也可以再点一次发布。',
  signingIn: '登录后就能发送，写的都在。',
};

function PostForm({ topic, onSent, onClose }: PostFormSheetProps) {
  const post = usePostForm(topic.id, onSent);
  const { form, draft, faults, state, reason, isForm, isBusy, change, files, uploads } = post;
  const countId = useId();
  if (!isForm)
    return (
      <div className={styles.sent} role="status">
        <p>{state === 'pending' ? '已收到，编辑看过后公开，现在只有自己能看到' : '帖子已发布'}</p>
        <Button variant="brand" onClick={onClose}>
          好的
        </Button>
      </div>
    );
  const left = longestPost - Array.from(draft.text).length;
  return (
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) post.send();
      }}
    >
      <TextArea
        label={`#${topic.title}`}
        name="text"
        rows={6}
        value={draft.text}
        readOnly={isBusy}
        placeholder="说说您的看法和经历"
        fault={faults.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <p id={countId} className={styles.note}>
        {left < 0 ? `超出 ${-left} 字` : `${left}/${longestPost}`}
      </p>
      <AttachmentsField view={files} fault={faults.attachments} arrange={arrange} />
      <FormState
        state={state}
        reason={reason}
        words={{ ...words, waiting: `还有 ${uploads.pending} 张图片在上传，传完就发送。` }}
        onStopWaiting={post.stopWaiting}
      />
      <AccountNote />
      <Button type="submit" variant="brand" disabled={isBusy}>
        {state === 'submitting' ? '正在发送…' : '发布'}
      </Button>
    </form>
  );
}

/** The saved draft of a post, by topic. */
const postDrafts = (topicId: string) =>
  formDrafts<PostDraft>({
    empty: emptyPost,
    device: ['postDraft', topicId],
    deviceFields: ['text'],
    tab: `postDraft.${topicId}`,
    tabFields: [],
  });

function usePostForm(topicId: string, onSent: () => void) {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const files = useAttachments(`post.${topicId}`);
  const { attachments, ids, pending, failed } = files;
  const [drafts] = useState(() => postDrafts(topicId));
  const submission = useSubmission({
    machine: postFormMachine,
    empty: emptyPost,
    drafts,
    facts: undefined,
    uploads: { ids, pending, failed },
    purpose: '写帖子',
    submit: async (post) => {
      const result = await sendPost(gateway, topicId, post);
      if (result.kind === 'sent') {
        for (const operation of [listTopicPosts, getSquareTopic])
          void queryClient.invalidateQueries({ queryKey: [operation.id] });
        onSent();
      }
      return result;
    },
  });
  const { isForm } = submission;
  useEffect(() => {
    if (!isForm) attachments.clear();
  }, [isForm, attachments]);
  return { ...submission, files };
}

/** Sends a post. @returns the outcome; never rejects */
function sendPost(
  gateway: Gateway,
  topicId: string,
  { draft, uploadIds, clientId }: Submission<PostDraft>,
): Promise<SubmissionResult> {
  return submissionResult(async () => {
    const { state } = await gateway.data(addPost, {
      // files that were uploaded before the reader signed in belong to this device
      ...(uploadIds.length > 0 && { headers: { 'upload-secret': uploadSecret() } }),
      body: {
        topicId,
        text: draft.text.trim(),
        clientId,
        ...(uploadIds.length > 0 && { attachments: [...uploadIds] }),
      },
    });
    return state === 'held' ? 'pending' : 'approved';
  }, {});
}
