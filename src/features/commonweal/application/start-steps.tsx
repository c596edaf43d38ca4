import styles from './start-steps.module.css';

const steps = [
  {
    name: '团队先入驻',
    words: '登录后填好团队名称、统一社会信用代码和联系人，拍下执照，编辑部审核后在这里告诉您结果。',
  },
  {
    name: '填好活动',
    words: '写明时间、地点、名额和要求，自己团队的两场活动时间不能重叠。',
  },
  {
    name: '审核后开放报名',
    words: '报满为止；活动结束后登记到场和时长，写进公益时长链，人人可以查验。',
  },
] as const;

/** Explains the steps to an activity to readers who cannot start one yet. */
export function StartSteps() {
  return (
    <section className={styles.steps} aria-labelledby="start-steps">
      <h2 id="start-steps" className={styles.title}>
        怎样发起一场活动
      </h2>
      <ol className={styles.list}>
        {steps.map(({ name, words }) => (
          <li key={name}>
            <strong>{name}</strong>
            <p className={styles.words}>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
