import { ActivitiesPage } from './activity/activities-page.tsx';
import { ActivityPage } from './activity/activity-page.tsx';
import { GroupPage } from './group/group-page.tsx';
import { GroupsPage } from './group/groups-page.tsx';
import { ShowPage } from './show/show-page.tsx';
import { ShowsPage } from './show/shows-page.tsx';
import { TopicPage } from './commonweal-topic-page.tsx';
import { VolunteerPage } from './volunteer/volunteer-page.tsx';

interface CommonwealPagesProps {
  readonly page: 'topic' | 'show' | 'activity' | 'group' | 'volunteer';
  /** undefined where the address names nothing: a page of all of them, or of the reader's own */
  readonly id: string | undefined;
  /** of a show: which of its pictures the address opens, from 1 on */
  readonly picture?: number | undefined;
}

/** The programme's pages to be looked at. They share nearly everything and come as one file, which the list of all addresses names once. */
export function CommonwealPages({ page, id, picture }: CommonwealPagesProps) {
  switch (page) {
    case 'topic':
      return <TopicPage topicId={id} />;
    case 'show':
      return id === undefined ? <ShowsPage /> : <ShowPage key={id} showId={id} picture={picture} />;
    case 'activity':
      return id === undefined ? <ActivitiesPage /> : <ActivityPage key={id} activityId={id} />;
    case 'group':
      return id === undefined ? <GroupsPage /> : <GroupPage key={id} groupId={id} />;
    case 'volunteer':
      return <VolunteerPage key={id} volunteerId={id} />;
  }
}
