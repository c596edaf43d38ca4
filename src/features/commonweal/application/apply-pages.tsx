import { ErrorState } from '#ui/state/error-state.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { CommonwealSkeleton } from '../shared/commonweal-skeleton.tsx';
import { GroupForm } from './group-form.tsx';
import { StartActivity } from './start-activity.tsx';
import { useIdentity } from '../shared/use-identity.ts';
import { VolunteerForm } from './volunteer-form.tsx';

const pages = {
  volunteer: { title: '志愿者登记', Form: VolunteerForm },
  group: { title: '公益团队入驻', Form: GroupForm },
  activity: { title: '发起活动', Form: StartActivity },
} as const;

/** The programme's application forms, each with the status of the reader's application. Data is loaded by `loadIdentity`. */
export function ApplyPages({ page }: { readonly page: keyof typeof pages }) {
  const { title, Form } = pages[page];
  const { data: identity, isError, refetch } = useIdentity();
  return (
    <>
      <PageBar title={<h1>{title}</h1>} />
      <main>
        {identity !== undefined ? (
          <Form identity={identity} />
        ) : isError ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <CommonwealSkeleton />
        )}
      </main>
    </>
  );
}
