import { useRouteContext, useRouter } from '@tanstack/react-router';
import { storeCity } from '#platform/storage/city-cookie.ts';

/** The reader's city edition, and a setter that reloads the pages' data. */
export function useCity(): readonly [cityId: string, chooseCity: (cityId: string) => void] {
  const router = useRouter();
  const cityId = useRouteContext({ from: '__root__', select: ({ visit }) => visit.cityId });
  function chooseCity(chosen: string) {
    storeCity(chosen);
    const { context } = router.options;
    router.update({ context: { ...context, visit: { ...context.visit, cityId: chosen } } });
    void router.invalidate();
  }
  return [cityId, chooseCity];
}
