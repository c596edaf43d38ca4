import { Button } from '#ui/control/button.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { AccountNote } from '#widgets/account-note/account-note.tsx';
import type { ActivityDetails } from '../shared/commonweal-types.ts';
import { cityNameOf, minuteText, spanText } from '../shared/commonweal-words.ts';
import styles from './registration-sheets.module.css';
import type { RegistrationView } from './use-registration.ts';

interface SheetProps {
  readonly details: ActivityDetails;
  readonly registration: RegistrationView;
}

/** Confirmation before registering, with the volunteer's commitment. */
export function RegisterSheet({ details: { activity, clash }, registration }: SheetProps) {
  const { title, cityId, place, registerUntil } = activity;
  return (
    <Sheet label="确认报名" onClose={registration.dismiss}>
      <h2 className={styles.title}>报名“{title}”？</h2>
      <ul className={styles.what}>
        <li>{spanText(activity)}</li>
        <li>
          {cityNameOf(cityId)} {place}
        </li>
        <li>来不了请在 {minuteText(registerUntil)} 前取消，把名额让给别人；多次报名不到会暂停报名。</li>
        {clash !== undefined && <li className={styles.clash}>您这段时间报了“{clash.title}”，会冲突。</li>}
      </ul>
      <AccountNote action="报名记到" />
      <div className={styles.ends}>
        <Button onClick={registration.dismiss}>再想想</Button>
        <Button variant="brand" onClick={registration.confirm}>
          确认报名
        </Button>
      </div>
    </Sheet>
  );
}

/** Confirmation before cancelling. */
export function CancelSheet({ details: { activity }, registration }: SheetProps) {
  return (
    <Sheet label="取消报名" onClose={registration.dismissCancel}>
      <h2 className={styles.title}>取消“{activity.title}”的报名？</h2>
      <p className={styles.what}>名额会让给别人，想再参加要重新报名。</p>
      <div className={styles.ends}>
        <Button onClick={registration.dismissCancel}>保留报名</Button>
        <Button variant="brand" onClick={registration.confirmCancel}>
          确认取消
        </Button>
      </div>
    </Sheet>
  );
}
