import type { Schemas } from '../../../contract/schemas.ts';
import { originalBetween, type ComparableText } from './comparable-text.ts';
import type { Run } from './same-runs.ts';

type Passage = Schemas['CopiedPassage'];

/** letters that may differ between two runs of one passage, such as a replaced word */
const maxGap = 12;

/**
 * Joins runs into passages for side-by-side reading: runs that follow each other closely in both texts become one
 * passage.
 */
export function passagesOf(pasted: ComparableText, story: ComparableText, runs: readonly Run[]): Passage[] {
  const groups: Run[][] = [];
  for (const run of runs) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group !== undefined && before !== undefined && follows(before, run)) group.push(run);
    else groups.push([run]);
  }
  return groups.map((group) => passageOf(pasted, story, group));
}

function follows(before: Run, run: Run): boolean {
  const gaps = [run.pasted - before.pasted, run.story - before.story].map((way) => way - before.length);
  return gaps.every((gap) => gap >= 0 && gap <= maxGap);
}

function passageOf(pasted: ComparableText, story: ComparableText, runs: readonly Run[]): Passage {
  const parts: Passage['parts'] = [];
  let before: Run | undefined;
  for (const run of runs) {
    if (before !== undefined) {
      const [pastedFrom, storyFrom] = [before.pasted + before.length, before.story + before.length];
      parts.push({
        same: false,
        pasted: originalBetween(pasted, pastedFrom, run.pasted),
        story: originalBetween(story, storyFrom, run.story),
      });
    }
    parts.push({
      same: true,
      pasted: originalBetween(pasted, run.pasted, run.pasted + run.length),
      story: originalBetween(story, run.story, run.story + run.length),
    });
    before = run;
  }
  return { letters: runs.reduce((sum, { length }) => sum + length, 0), parts };
}
