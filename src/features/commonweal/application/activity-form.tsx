import { Field } from '#ui/control/field.tsx';
import { TextArea } from '#ui/control/text-area.tsx';
import { CityField } from '#widgets/city/city-field.tsx';
import { PictureField } from '#widgets/uploads/picture-field.tsx';
import { ApplicationFrame } from './application-frame.tsx';
import styles from './application-form.module.css';
import { SkillsField } from './skills-field.tsx';
import { textFields } from './text-fields.ts';
import { TimeField } from './time-field.tsx';
import type { useStartActivity } from './use-start-activity.ts';

/** Fields of an activity: what, when, where, and who is needed. */
export function ActivityForm({ activity }: { readonly activity: ReturnType<typeof useStartActivity> }) {
  const { draft, faults, isBusy, cover, change } = activity;
  const text = textFields<'title' | 'place' | 'quota' | 'minAge' | 'maxAge' | 'introduction'>(activity);
  const time = (name: 'startsAt' | 'endsAt' | 'registerUntil') => ({
    name,
    value: draft[name],
    fault: faults[name],
    isBusy,
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <div className={styles.page}>
      <p className={styles.note}>提交后由编辑部审核，通过就开始招募，审核结果在团队主页。</p>
      <ApplicationFrame application={activity} label="发起活动" submit="提交审核" pending={cover.pending}>
        <Field label="活动标题" placeholder="一句话说清做什么" {...text('title')} />
        <TimeField label="开始时间" {...time('startsAt')} />
        <TimeField label="结束时间" {...time('endsAt')} />
        <TimeField label="报名截止" {...time('registerUntil')} />
        <CityField
          label="活动城市"
          value={draft.cityId}
          fault={faults.cityId}
          isBusy={isBusy}
          onChange={(cityId) => change({ cityId })}
        />
        <Field label="集合地点" placeholder="写清楚门牌、入口" {...text('place')} />
        <Field label="招募人数" inputMode="numeric" {...text('quota')} />
        <Field label="最小年龄（选填）" inputMode="numeric" {...text('minAge')} />
        <Field label="最大年龄（选填）" inputMode="numeric" {...text('maxAge')} />
        <SkillsField
          label="需要的特长（选填，有其一即可）"
          value={draft.skills}
          fault={faults.skills}
          isBusy={isBusy}
          onChange={(chosen) => change({ skills: chosen })}
        />
        <PictureField
          view={cover}
          label="封面图片"
          field="coverId"
          hint="横的照片最好，会显示在活动列表。"
          fault={faults.coverId}
        />
        <TextArea
          label="活动介绍"
          rows={6}
          placeholder="做什么、怎么分工、要带什么、注意什么"
          {...text('introduction')}
        />
      </ApplicationFrame>
    </div>
  );
}
