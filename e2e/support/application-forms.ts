import type { Page } from '@playwright/test';
import { groupApplicationProof } from '../../machines/submission/group-application.proof.ts';
import { postFormProof } from '../../machines/submission/post-form.proof.ts';
import { startActivityProof } from '../../machines/submission/start-activity.proof.ts';
import { tipFormProof } from '../../machines/submission/tip-form.proof.ts';
import { volunteerApplicationProof } from '../../machines/submission/volunteer-application.proof.ts';
import {
  readSavedDrafts,
  pictureField,
  pictureFields,
  pictureList,
  rejectionReason,
  type ApplicationForm,
} from './application-form-page.ts';
import { fillVolunteer, commonwealPath, volunteerForm, pendingItemId } from './commonweal.ts';
import { changeRows } from './database-rows.ts';
import type { RunningGateway } from './gateway.ts';
import { pendingUploads } from './pending-uploads.ts';
import { createPhoto } from './photos.ts';
import { openAccountLink } from './login.ts';
import { networkIdle } from './network.ts';
import { expect } from './test.ts';

/** The reader who submits the form, and their browser. */
interface Sender {
  readonly page: Page;
  readonly gateway: RunningGateway;
  readonly reader: string;
  readonly token: string;
}

/** The texts of an application's page. @param subject name of the submission, such as 志愿者申请 */
const applicationTexts = (subject: string): ApplicationForm['texts'] => ({
  submit: /^(提交申请|提交修改|提交审核)$/,
  submitting: '正在提交…',
  stopWaiting: '先不提交',
  status: {
    signingIn: /^登录后就能提交，填的都在。$/,
    offline: /^网络不通，填的都在，连上后自动提交/,
    waiting: /^还有 1 张图片在上传，传完就提交。/,
  },
  received: {
    pending: `${subject}审核中`,
    approved: `${subject}已通过审核`,
    rejected: `${subject}被驳回`,
  },
});

const application = {
  findStatus: (form) => form.getByRole('status'),
  requestPath: (field) => `body.form.${field}`,
} satisfies Partial<ApplicationForm>;

const readersId = '(select id from users where name = ?)';

/** Makes one row the reader's application and sets its audit status; `none` takes the application from the reader. */
function setApplicationStatus(
  gateway: RunningGateway,
  reader: string,
  table: string,
  id: string,
  status: string,
): void {
  const [owner, unique] = table === 'volunteers' ? ['user_id', 'id_hash'] : ['owner_id', 'credit_code'];
  if (status === 'none')
    changeRows(gateway, [`update ${table} set ${owner} = null, ${unique} = id where id = ?`, id]);
  else
    changeRows(gateway, [
      `update ${table} set ${owner} = ${readersId}, audit = ?, reason = ? where id = ?`,
      reader,
      status,
      status === 'rejected' ? rejectionReason : '',
      id,
    ]);
}

/** The volunteer form, which the reader has submitted once. */
export async function volunteerApplication({ page, gateway, reader, token }: Sender) {
  const form = volunteerForm(page);
  const name = '路遥远';
  await openAccountLink(page, `${commonwealPath}/volApplay/?token=${token}`);
  await fillVolunteer(page, gateway, { name, age: 30 });
  const drafts = await readSavedDrafts(page, 'commonweal');
  await form.getByRole('button', { name: '提交申请' }).tap();
  await expect(page.getByText('志愿者申请审核中')).toBeVisible();
  const id = await pendingItemId(gateway, 'volunteers', '路*远');
  const applicationForm: ApplicationForm = {
    proof: volunteerApplicationProof,
    ...application,
    path: `${commonwealPath}/volApplay/`,
    find: volunteerForm,
    texts: applicationTexts('志愿者申请'),
    signInPurpose: '登记为志愿者',
    submitUrl: /\/(addCommonwealVolunteer|updateCommonwealVolunteerInfo)\?/,
    pictures: pictureFields([], Buffer.alloc(0)),
    async fillValid(at) {
      const own = volunteerForm(at);
      await own.getByLabel('真实姓名').fill(name);
      const code = own.getByLabel('验证码', { exact: true });
      if (await code.isVisible()) await code.fill('123456');
      await own.getByRole('checkbox', { name: '法律' }).tap();
    },
    async fillInvalid(at) {
      await volunteerForm(at).getByLabel('真实姓名').fill('');
      await volunteerForm(at).getByLabel('验证码', { exact: true }).fill('12');
    },
    completeReopened: (at) =>
      volunteerForm(at).getByRole('checkbox', { name: '我已阅读并同意', exact: true }).check(),
    setStatus: (status) => setApplicationStatus(gateway, reader, 'volunteers', id, status),
  };
  return { form: applicationForm, drafts };
}

/** The group form, which the reader has submitted once. */
export async function groupApplication({ page, gateway, reader, token }: Sender) {
  const formOn = (at: Page) => at.getByRole('form', { name: '公益团队入驻' });
  const form = formOn(page);
  const name = '泉城应急救援队';
  const creditCode = '52370100MJD600132D';
  await openAccountLink(page, `${commonwealPath}/orgApplay/?token=${token}`);
  await form.getByLabel('团队名称').fill(name);
  await form.getByLabel('统一社会信用代码').fill(creditCode);
  await form.getByLabel('所在城市').selectOption('济南');
  await form.getByLabel('联系人姓名').fill('李志远');
  await form.getByLabel('联系人手机号').fill('13800138000');
  await form.getByLabel('团队介绍').fill('由退役军人和社区医生组成，周末做急救培训，汛期巡河。');
  await form.getByRole('checkbox', { name: '我已阅读并同意' }).check();
  const drafts = await readSavedDrafts(page, 'commonweal');
  const jpeg = await createPhoto(page, 64, 48);
  const licence = '登记证书照片';
  const pictures = [licence, '团队标志'];
  for (const label of pictures) await pictureField(page, label, jpeg).choose();
  await form.getByRole('button', { name: '提交申请' }).tap();
  await expect(page.getByText('团队申请审核中')).toBeVisible();
  await expect.poll(() => pendingUploads(page)).toEqual([]);
  const id = await pendingItemId(gateway, 'groups', name);
  const applicationForm: ApplicationForm = {
    proof: groupApplicationProof,
    ...application,
    path: `${commonwealPath}/orgApplay/`,
    find: formOn,
    texts: applicationTexts('团队申请'),
    signInPurpose: '申请公益团队入驻',
    submitUrl: /\/(registCommonwealGroup|updateCommonwealGroupInfo)\?/,
    pictures: pictureFields(pictures, jpeg),
    async fillValid(at) {
      await formOn(at).getByLabel('统一社会信用代码').fill(creditCode);
      const picture = pictureField(at, licence, jpeg);
      if (await picture.isMissing()) await picture.choose();
      const contact = formOn(at).getByLabel('联系人姓名');
      await contact.fill((await contact.inputValue()) === '李志远' ? '李思远' : '李志远');
    },
    async fillInvalid(at) {
      await formOn(at)
        .getByLabel('统一社会信用代码')
        .fill(`${creditCode.slice(0, -1)}9`);
      const picture = pictureField(at, licence, jpeg);
      if (!(await picture.isMissing())) await picture.remove();
    },
    completeReopened: (at) => formOn(at).getByRole('checkbox', { name: '我已阅读并同意' }).check(),
    setStatus: (status) => setApplicationStatus(gateway, reader, 'volunteer_groups', id, status),
  };
  return { form: applicationForm, drafts };
}

const groupId = 'grp-demo07';

/** The activity form; the reader owns a group of the demo content. */
export async function activityApplication({ page, gateway, reader, token }: Sender) {
  changeRows(gateway, [`update volunteer_groups set owner_id = ${readersId} where id = ?`, reader, groupId]);
  const formOn = (at: Page) => at.getByRole('form', { name: '发起活动' });
  const form = formOn(page);
  // far from the activities of the demo content
  const day = new Date(Date.now() + 80 * 24 * 3_600_000).toISOString().slice(0, 10);
  await openAccountLink(page, `${commonwealPath}/startCamp/?token=${token}`);
  await form.getByLabel('活动标题').fill('小清河清洁日');
  await form.getByLabel('开始时间').fill(`${day}T09:00`);
  await form.getByLabel('结束时间').fill(`${day}T12:00`);
  await form.getByLabel('报名截止').fill(`${day}T08:00`);
  await form.getByLabel('活动城市').selectOption('济南');
  await form.getByLabel('集合地点').fill('五柳闸东侧');
  await form.getByLabel('招募人数').fill('20');
  await form.getByLabel('活动介绍').fill('带手套和水杯，沿河捡拾垃圾。');
  const drafts = await readSavedDrafts(page, 'commonweal');
  const applicationForm: ApplicationForm = {
    proof: startActivityProof,
    ...application,
    path: `${commonwealPath}/startCamp/`,
    find: formOn,
    texts: applicationTexts('活动'),
    signInPurpose: '发起活动',
    submitUrl: /\/addCommonwealActivity\?/,
    pictures: pictureFields(['封面图片'], await createPhoto(page, 64, 48)),
    async fillValid(at) {
      await formOn(at).getByLabel('结束时间').fill(`${day}T12:00`);
      const quota = formOn(at).getByLabel('招募人数');
      await quota.fill((await quota.inputValue()) === '20' ? '30' : '20');
    },
    async fillInvalid(at) {
      await formOn(at).getByLabel('结束时间').fill(`${day}T08:00`);
      await formOn(at).getByLabel('招募人数').fill('零');
    },
    completeReopened: (at) => expect(formOn(at).getByLabel('活动标题')).toHaveValue(''),
    setStatus: () =>
      changeRows(gateway, [`delete from activities where group_id = ? and title = '小清河清洁日'`, groupId]),
  };
  return { form: applicationForm, drafts };
}

const topicId = 'breakfast';

/** The form to write a post in a topic. */
export async function postForm({ page, gateway, reader, token }: Sender) {
  const find = (at: Page) => at.getByRole('dialog', { name: /^参与话题/ }).locator('form');
  const path = `/new/topicFile/topicSquare/${topicId}`;
  const open = (at: Page) => at.getByRole('button', { name: '写帖子' }).tap();
  const textOn = (at: Page) => find(at).getByRole('textbox');
  const [text, otherText] = ['甜沫配油旋', '甜沫配油条'];
  await openAccountLink(page, `${path}?token=${token}`);
  await open(page);
  await networkIdle(page);
  await textOn(page).fill(text);
  const drafts = await readSavedDrafts(page, 'postDraft');
  const form: ApplicationForm = {
    proof: postFormProof,
    path,
    open,
    find,
    // the list of pictures has a message of its own
    findStatus: (own) => own.locator('> [role=status]'),
    texts: {
      submit: /^发布$/,
      submitting: '正在发送…',
      stopWaiting: '先不发',
      status: {
        signingIn: /^登录后就能发送，写的都在。$/,
        offline: /^网络不通，写的都在，连上后自动发送/,
        waiting: /^还有 1 张图片在上传，传完就发送。/,
      },
      received: { pending: '已收到，编辑看过后公开，现在只有自己能看到', approved: '帖子已发布' },
    },
    signInPurpose: '写帖子',
    submitUrl: /\/x\/community\/add-post\?/,
    requestPath: (field) => `body.${field}`,
    pictures: pictureList(await createPhoto(page, 64, 48)),
    fillValid: async (at) => textOn(at).fill((await textOn(at).inputValue()) === text ? otherText : text),
    fillInvalid: (at) => textOn(at).fill(''),
    setStatus: () =>
      changeRows(
        gateway,
        [`delete from posts where author_id = ${readersId}`, reader],
        ["delete from rate_counters where name like 'posts%'"],
      ),
    receiveAs: (status) =>
      changeRows(gateway, [
        'update square_topics set is_held = ? where id = ?',
        status === 'pending' ? 1 : 0,
        topicId,
      ]),
  };
  return { form, drafts };
}

/** The form of a tip. */
export async function tipForm({ page, gateway, token }: Sender) {
  const path = '/new/report/';
  const textOn = (at: Page) => at.getByRole('textbox', { name: '发生了什么' });
  const [text, otherText] = ['路灯坏了', '路灯坏了半个月'];
  await openAccountLink(page, `${path}?token=${token}`);
  await textOn(page).fill(text);
  await page.getByRole('radio', { name: '交通出行' }).tap();
  const drafts = await readSavedDrafts(page, 'tip');
  const form: ApplicationForm = {
    proof: tipFormProof,
    path,
    find: (at) => at.locator('form', { has: textOn(at) }),
    // the list of files has a message of its own
    findStatus: (own) => own.locator('> [role=status]'),
    texts: {
      submit: /^提交爆料$/,
      submitting: '正在发送…',
      stopWaiting: '先不发',
      status: {
        signingIn: /^登录后就能发送，写的都在。$/,
        offline: /^网络不通，写的都在，连上后自动发送/,
        waiting: /^还有 1 个文件在上传，传完就发送。/,
      },
      received: { approved: '收到了，谢谢您' },
    },
    signInPurpose: '爆料',
    submitUrl: /\/gateway\/publish\?/,
    requestPath: (field) => `body.${field}`,
    pictures: pictureList(await createPhoto(page, 64, 48)),
    async fillValid(at) {
      await textOn(at).fill((await textOn(at).inputValue()) === text ? otherText : text);
      await at.getByLabel('地点').fill('');
    },
    async fillInvalid(at) {
      await textOn(at).fill('');
      await at.getByLabel('地点').fill('经十路');
    },
    setStatus: () => changeRows(gateway, ["delete from rate_counters where name like 'tips%'"]),
  };
  return { form, drafts };
}
