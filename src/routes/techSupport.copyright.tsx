import { createFileRoute } from '@tanstack/react-router';
import { CopyrightPage } from '#features/tech-support/copyright/copyright-page.tsx';
import { pageHead } from '#features/news/shared/page-head.ts';

export const Route = createFileRoute('/techSupport/copyright')({
  head: () => pageHead('版权监测'),
  component: CopyrightPage,
});
