import { useRouteContext } from '@tanstack/react-router';

/** Whether the reader chose 省流量. */
export function useDataSaver(): boolean {
  return useRouteContext({ from: '__root__', select: ({ visit }) => visit.dataSaver });
}
