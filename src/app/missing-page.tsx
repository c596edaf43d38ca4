import { NotFoundPage } from '#ui/not-found-page.tsx';

export function MissingPage() {
  return <NotFoundPage homeHref="/new/" />;
}
