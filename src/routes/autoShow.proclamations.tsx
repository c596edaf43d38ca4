import { createFileRoute } from '@tanstack/react-router';
import { ProclamationsPage } from '#features/auto-show/proclamations/proclamations-page.tsx';
import { AutoSkeleton } from '#features/auto-show/shared/auto-skeleton.tsx';
import { loadProclamations } from '#features/auto-show/shared/load-auto-show.ts';
import { orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/autoShow/proclamations')({
  loader: ({ context }) => orNotFound(loadProclamations(context)),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: AutoSkeleton,
  component: function Proclamations() {
    return (
      <Queries>
        <ProclamationsPage />
      </Queries>
    );
  },
});
