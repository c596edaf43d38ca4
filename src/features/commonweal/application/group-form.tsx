import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '#ui/control/button.tsx';
import { Field } from '#ui/control/field.tsx';
import { TextArea } from '#ui/control/text-area.tsx';
import { CityField } from '#widgets/city/city-field.tsx';
import { PictureField } from '#widgets/uploads/picture-field.tsx';
import { ApplicationFrame } from './application-frame.tsx';
import styles from './application-form.module.css';
import { AuditNote } from '../shared/audit-note.tsx';
import type { Identity } from '../shared/commonweal-types.ts';
import { ConsentField } from './consent-field.tsx';
import { textFields } from './text-fields.ts';
import { useGroupForm } from './use-group-form.ts';

/** 公益团队入驻: form and status of the application. @param identity null for a visitor */
export function GroupForm({ identity }: { readonly identity: Identity | null }) {
  const group = useGroupForm(identity);
  const { draft, faults, audit, isForm, isBusy, licence, logo, own, change } = group;
  const text = textFields<'name' | 'creditCode' | 'contactName' | 'contactPhone' | 'introduction'>(group);
  if (!isForm) {
    const isApproved = audit.status === 'approved';
    return (
      <div className={styles.page}>
        <AuditNote audit={audit} what="团队申请" />
        <p className={styles.acts}>
          {isApproved && (
            <Link
              to="/v10/publicWelfare/startCamp/$"
              params={{ _splat: '' }}
              preload="intent"
              className={buttonClass('brand')}
            >
              发起活动
            </Link>
          )}
          <Button variant={audit.status === 'rejected' ? 'brand' : 'line'} onClick={group.mend}>
            {audit.status === 'rejected' ? '修改后重新提交' : '修改资料'}
          </Button>
          {identity?.groupId !== undefined && (
            <Link
              to="/v10/publicWelfare/orzHome/$"
              params={{ _splat: identity.groupId }}
              preload="intent"
              className={buttonClass('line')}
            >
              团队主页
            </Link>
          )}
        </p>
      </div>
    );
  }
  const isUpdate = audit.status !== 'none';
  return (
    <div className={styles.page}>
      {isUpdate ? (
        <AuditNote audit={audit} what="团队申请" />
      ) : (
        <>
          <h2 className={styles.lead}>让更多人加入您的团队</h2>
          <p className={styles.note}>社会组织、单位和企业的志愿服务队都可以申请，审核通过就能发起活动。</p>
        </>
      )}
      <ApplicationFrame
        application={group}
        label="公益团队入驻"
        submit={isUpdate ? '提交修改' : '提交申请'}
        pending={licence.pending + logo.pending}
      >
        <Field label="团队名称" {...text('name')} autoComplete="organization" placeholder="与登记证书一致" />
        <Field
          label="统一社会信用代码"
          {...text('creditCode')}
          autoComplete="off"
          placeholder="18 位数字和大写字母"
        />
        <CityField
          label="所在城市"
          value={draft.cityId}
          fault={faults.cityId}
          isBusy={isBusy}
          onChange={(cityId) => change({ cityId })}
        />
        <Field label="联系人姓名（不公开）" {...text('contactName')} autoComplete="name" />
        <Field
          label="联系人手机号（不公开）"
          {...text('contactPhone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
        {own !== undefined && licence.items.length === 0 && (
          <img className={styles.licence} src={own.licence.url} alt="已提交的登记证书" />
        )}
        <PictureField
          view={licence}
          label="登记证书照片"
          field="licenceId"
          hint={`${own === undefined ? '' : '不换就用上面这张。'}拍清楚整张证书；只有您和审核人员能看到。`}
          fault={faults.licenceId}
        />
        <PictureField
          view={logo}
          label="团队标志"
          field="logoId"
          hint={`${own === undefined ? '' : '不换就用原来的。'}方形图片最好，会显示在团队主页。`}
          fault={faults.logoId}
        />
        <TextArea
          label="团队介绍"
          {...text('introduction')}
          rows={5}
          placeholder="做什么、有多少人、做过哪些事"
        />
        <ConsentField
          name="consented"
          label="我已阅读并同意"
          document="group"
          checked={draft.consented}
          fault={faults.consented}
          isBusy={isBusy}
          onChange={(consented) => change({ consented })}
        />
      </ApplicationFrame>
    </div>
  );
}
