import { createFileRoute } from '@tanstack/react-router';
import { CashOutPage } from '#features/live/invitation/cash-out-page.tsx';
import { pageHead } from '#features/news/shared/page-head.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/living/cashout/{-$zid}')({
  head: () => pageHead('红包提现'),
  component: function CashOut() {
    return (
      <Queries>
        <CashOutPage packetId={Route.useParams().zid} />
      </Queries>
    );
  },
});
