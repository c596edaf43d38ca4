import type { DocumentText } from '#ui/overlay/document-sheet.tsx';
import { documentTitles, type DocumentName } from './document-names.ts';

const since = '2026-11-01';

/** Texts that volunteers, guardians and groups consent to; they describe what the gateway does with personal data. */
export const documentTexts: Readonly<Record<DocumentName, DocumentText>> = {
  volunteer: {
    title: documentTitles.volunteer,
    since,
    sections: [
      {
        heading: '一、您答应什么',
        paragraphs: [
          '填写的姓名、身份证号和手机号是您本人的，一人只登记一次。',
          '报了名就按时到场，听从团队安排；来不了请在报名截止前取消，把名额让给别人。',
          '多次报名不到，或者提供假的信息，编辑部可以暂停您报名一段时间，会告诉您原因和期限；已经报上的活动不受影响。',
        ],
      },
      {
        heading: '二、我们怎样对待您的信息',
        paragraphs: [
          '姓名、身份证号和手机号从您的手机发出前就已加密，保存时也只以加密的形式保存，只给审核人员核对身份用。',
          '别人看到的您是“王*芳”这样的名字、所在城市、星级和时长。身份证号和手机号不会公开，也不给团队。',
          '您的服务记录写在公益时长链上，只有证书上印着的内容：隐去的姓名、活动、团队、日期和时长。写上去的记录不会改动，作废的证书会另写一条说明。',
        ],
      },
      {
        heading: '三、您的权利',
        paragraphs: [
          '您可以随时在“我的公益”里看自己的资料、时长和证书，可以修改城市、特长和手机号；姓名和身份证号通过审核后要更正，请联系编辑部。',
          '注销账号时，身份信息立即删除，还没开始的报名会取消；已经做过的服务以隐去的姓名留在链上。',
        ],
      },
    ],
  },
  guardian: {
    title: documentTitles.guardian,
    since,
    sections: [
      {
        heading: '一、您同意什么',
        paragraphs: [
          '您是申请人的父母或其他监护人，知道并同意孩子登记为志愿者，参加适合其年龄的公益活动。',
          '活动前请看清时间、地点和内容，叮嘱安全；未满十四周岁的孩子参加活动，请您或您委托的成年人陪同。',
        ],
      },
      {
        heading: '二、您的信息',
        paragraphs: [
          '您的姓名和手机号只用来在审核和紧急情况下联系您，加密传送、加密保存，不公开。',
          '您可以随时让孩子取消报名，或者联系编辑部停止孩子的志愿者身份。',
        ],
      },
    ],
  },
  group: {
    title: documentTitles.group,
    since,
    sections: [
      {
        heading: '一、团队答应什么',
        paragraphs: [
          '团队依法登记，填写的名称、统一社会信用代码和证书真实有效，联系人得到了团队的授权。',
          '发起的活动不收费、不推销，写清时间、地点、名额和要求，现场有人负责安全；有变化及时通知志愿者。',
          '如实报告志愿者的到场和时长，不多记也不少记。',
        ],
      },
      {
        heading: '二、我们怎样对待团队的信息',
        paragraphs: [
          '名称、标志、介绍和活动对所有人公开。证书照片只有提交的人和审核人员能看，用限时的地址打开。',
          '联系人的姓名和手机号加密传送、加密保存，只用于审核和活动联络。',
        ],
      },
      {
        heading: '三、审核和退出',
        paragraphs: [
          '入驻和每场活动都要经过审核，不通过会告诉您原因，改好可以再提交。',
          '违反约定的活动会被取消。注销账号时，团队还没开始的活动会取消，已完成的服务记录留在链上。',
        ],
      },
    ],
  },
};
