import { createFileRoute } from '@tanstack/react-router';
import { ExperiencePage } from '#features/tech-support/trial/experience-page.tsx';
import { pageHead } from '#features/news/shared/page-head.ts';

export const Route = createFileRoute('/techSupport/com/experience')({
  head: () => pageHead('申请试用'),
  component: ExperiencePage,
});
