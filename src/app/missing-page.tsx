import { NotFoundPage } from '#ui/state/not-found-page.tsx';

export function MissingPage() {
  return <NotFoundPage homeHref="/new/" />;
}
