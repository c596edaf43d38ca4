import type { VolunteerSkill } from '../../gateway/db/commonweal-tables.ts';

/** What a group does, one of its activities. */
export interface DemoPlan {
  readonly title: string;
  readonly place: string;
  readonly what: string;
  readonly quota: number;
  readonly hours: number;
  readonly skills: readonly VolunteerSkill[];
  /** what is told of it once it is over */
  readonly show?: { readonly title: string; readonly text: string };
}

export interface DemoGroup {
  readonly id: string;
  readonly name: string;
  readonly creditCode: string;
  readonly cityId: string;
  readonly introduction: string;
  /** name of a picture, as are `covers` */
  readonly logo: string;
  readonly covers: readonly string[];
  readonly topicId: string;
  readonly newsIds: readonly string[];
  /** stands under what each activity does */
  readonly note: string;
  readonly honours: readonly string[];
  readonly plans: readonly DemoPlan[];
}

/** Volunteers, groups and what they do: who took part in what is drawn from these, the same on every first start. */
export interface DemoCommonweal {
  readonly topics: readonly {
    readonly id: string;
    readonly title: string;
    readonly lead: string;
    /** name of a picture */
    readonly cover: string;
  }[];
  readonly groups: readonly DemoGroup[];
  /** first and last characters of names, of which nothing else is shown */
  readonly surnames: string;
  readonly ends: string;
  readonly volunteerHonours: readonly string[];
  readonly honoursGivenBy: string;
  readonly rejections: readonly string[];
  readonly lockReasons: readonly string[];
  readonly welfare: readonly {
    readonly id: string;
    readonly title: string;
    readonly summary: string;
    readonly cover: string;
    readonly sponsor: string;
    readonly stock: number;
    /** from the first start; before it where negative */
    readonly opensInDays: number;
    readonly closesInDays: number;
    readonly rules: readonly string[];
  }[];
}
