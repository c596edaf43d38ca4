import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { buttonClass } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { useSession } from '#widgets/session/use-session.ts';
import { CommonwealSkeleton } from '../shared/commonweal-skeleton.tsx';
import { pollIntervalMs, volunteerHomeQuery } from '../shared/commonweal-queries.ts';
import { VolunteerView } from './volunteer-view.tsx';

/** A volunteer's page; the reader's own if the URL names none. Data is loaded by `loadVolunteer`. */
export function VolunteerPage({ volunteerId }: { readonly volunteerId: string | undefined }) {
  const { signedIn } = useSession();
  const { data, isError, refetch } = useQuery({
    ...volunteerHomeQuery(useGateway(), volunteerId),
    // shows decisions of editors on the open page
    refetchInterval: ({ state }) => (state.data?.own === true ? pollIntervalMs : false),
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    // the reader signed in on this page
    if (signedIn && data === null) void refetch();
  }, [signedIn, data, refetch]);
  if (data) return <VolunteerView home={data} />;
  return (
    <>
      <PageBar title={<h1>我的公益</h1>} />
      <main>
        {data === null ? (
          <NoVolunteer signedIn={signedIn} />
        ) : isError ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <CommonwealSkeleton />
        )}
      </main>
    </>
  );
}

function NoVolunteer({ signedIn }: { readonly signedIn: boolean }) {
  if (signedIn)
    return (
      <EmptyState text="您还不是志愿者，登记以后就能报名活动、积累时长">
        <Link
          to="/v10/publicWelfare/volApplay/$"
          params={{ _splat: '' }}
          preload="intent"
          className={buttonClass('brand')}
        >
          登记为志愿者
        </Link>
      </EmptyState>
    );
  return (
    <EmptyState text="登录后，可以看到自己的时长、活动和证书">
      <Link
        to="/login/loginCommon"
        search={{ returnTo: '/v10/publicWelfare/volHome' }}
        preload="intent"
        className={buttonClass('brand')}
      >
        登录
      </Link>
    </EmptyState>
  );
}
