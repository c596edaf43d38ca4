import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '#ui/control/button.tsx';
import { CityField } from '#widgets/city/city-field.tsx';
import { ApplicationFrame } from './application-frame.tsx';
import styles from './application-form.module.css';
import { AuditNote, LockNote } from '../shared/audit-note.tsx';
import type { Identity } from '../shared/commonweal-types.ts';
import { ConsentField } from './consent-field.tsx';
import { GuardianFields } from './guardian-fields.tsx';
import { SkillsField } from './skills-field.tsx';
import { useVolunteerForm } from './use-volunteer-form.ts';
import { VolunteerPersonFields } from './volunteer-person-fields.tsx';

/** 志愿者登记: form and status of the application. @param identity null for a visitor */
export function VolunteerForm({ identity }: { readonly identity: Identity | null }) {
  const volunteer = useVolunteerForm(identity);
  const { draft, faults, audit, isForm, isBusy, change } = volunteer;
  if (!isForm)
    return (
      <div className={styles.page}>
        <AuditNote audit={audit} what="志愿者申请" />
        {identity !== null && <LockNote lock={identity.lock} />}
        <p className={styles.acts}>
          <Button variant={audit.status === 'rejected' ? 'brand' : 'line'} onClick={volunteer.mend}>
            {audit.status === 'rejected' ? '修改后重新提交' : '修改资料'}
          </Button>
          <Link
            to="/v10/publicWelfare/volHome/$"
            params={{ _splat: '' }}
            preload="intent"
            className={buttonClass('line')}
          >
            我的公益
          </Link>
        </p>
      </div>
    );
  const isUpdate = audit.status !== 'none';
  return (
    <div className={styles.page}>
      {isUpdate ? (
        <AuditNote audit={audit} what="志愿者申请" />
      ) : (
        <>
          <h2 className={styles.lead}>登记一次，就能报名全省的公益活动</h2>
          <p className={styles.note}>姓名、身份证号和手机号加密传送、加密保存，只用来核对身份，不公开。</p>
        </>
      )}
      <ApplicationFrame
        application={volunteer}
        label="志愿者登记"
        submit={isUpdate ? '提交修改' : '提交申请'}
      >
        <VolunteerPersonFields volunteer={volunteer} />
        <GuardianFields volunteer={volunteer} />
        <CityField
          label="所在城市"
          value={draft.cityId}
          fault={faults.cityId}
          isBusy={isBusy}
          onChange={(cityId) => change({ cityId })}
        />
        <SkillsField
          label="特长（选填，最多 5 项）"
          value={draft.skills}
          fault={faults.skills}
          isBusy={isBusy}
          onChange={(chosen) => change({ skills: chosen })}
        />
        <ConsentField
          name="consented"
          label="我已阅读并同意"
          document="volunteer"
          checked={draft.consented}
          fault={faults.consented}
          isBusy={isBusy}
          onChange={(consented) => change({ consented })}
        />
      </ApplicationFrame>
    </div>
  );
}
