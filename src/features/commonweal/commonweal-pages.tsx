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
  /** undefined if the URL names none: the list, or the reader's own page */
  readonly id: string | undefined;
  /** of a show: number of the picture that the URL opens, from 1 */
  readonly picture?: number | undefined;
}

/** The programme's public pages. They share most of their code and are one chunk, which the route tree names once. */
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
