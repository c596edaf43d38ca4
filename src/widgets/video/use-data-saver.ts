import { useRouteContext } from '@tanstack/react-router';

/** Whether the reader has turned on 省流量 (data saver). */
export function useDataSaver(): boolean {
  return useRouteContext({ from: '__root__', select: ({ visit }) => visit.dataSaver });
}
