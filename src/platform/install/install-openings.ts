import { report } from '../lifecycle/report.ts';

const key = 'installOffer';
/** value once the reader has answered the offer */
const answered = 'answered';
/** openings of the front page before the site offers to be installed */
const openingsBefore = 3;

/** Counts an opening of the front page. @returns whether the site may offer to be installed; false if storage is forbidden */
export function countOpening(): boolean {
  try {
    const stored = localStorage.getItem(key);
    if (stored === answered) return false;
    const openings = Math.min(openingsBefore, (Number(stored) || 0) + 1);
    localStorage.setItem(key, String(openings));
    return openings === openingsBefore;
  } catch (cause) {
    report('local storage', cause);
    return false;
  }
}

/** The reader installed the site or declined; it is not offered again. */
export function rememberInstallAnswer(): void {
  try {
    localStorage.setItem(key, answered);
  } catch (cause) {
    report('local storage', cause);
  }
}
