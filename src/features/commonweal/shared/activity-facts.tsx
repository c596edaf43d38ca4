import { FactList } from '#ui/content/fact-list.tsx';
import styles from './activity-facts.module.css';
import { AmountLeft } from './amount-left.tsx';
import type { ActivityDetails } from './commonweal-types.ts';
import { cityNameOf, minuteText, placesLeft, skillName, spanText } from './commonweal-words.ts';

/** Time, place, requirements and remaining places of an activity. */
export function ActivityFacts({ details: { activity, requirement } }: { readonly details: ActivityDetails }) {
  const { cityId, place, registerUntil, quota, taken, state } = activity;
  const isTaking = state === 'open' || state === 'full';
  return (
    <section className={styles.facts} aria-label="活动安排">
      <FactList
        label="时间、地点和要求"
        facts={[
          ['时间', spanText(activity)],
          ['地点', `${cityNameOf(cityId)} ${place}`],
          ['报名截止', `${minuteText(registerUntil)}${isTaking ? '，之前可以取消' : ''}`],
          ['要求', requirementText(requirement)],
        ]}
      />
      <AmountLeft label="已报名的名额" value={taken} whole={quota}>
        招募 {quota} 人，已报名 {taken} 人
        {isTaking && (
          <>
            ，<b>还剩 {placesLeft(activity)} 个名额</b>
          </>
        )}
      </AmountLeft>
    </section>
  );
}

function requirementText({ minAge, maxAge, skills }: ActivityDetails['requirement']): string {
  const ages =
    minAge !== undefined && maxAge !== undefined
      ? `${minAge} 到 ${maxAge} 周岁`
      : minAge !== undefined
        ? `年满 ${minAge} 周岁`
        : maxAge !== undefined
          ? `不超过 ${maxAge} 周岁`
          : '';
  const able = skills.length > 0 ? `会${skills.map(skillName).join('或')}` : '';
  return [ages, able].filter((part) => part !== '').join('，') || '不限年龄和特长';
}
