import type { Gateway } from 'qlwb-gateway-sdk';

/**
 * A gateway whose code is fetched when it is first called: the first view comes with its data.
 * @param open fetches and makes it; asked again where it failed
 */
export function createLazyGateway(open: () => Promise<Gateway>): Gateway {
  let opening: Promise<Gateway> | undefined;
  async function opened(): Promise<Gateway> {
    opening ??= open();
    try {
      return await opening;
    } catch (cause) {
      opening = undefined;
      throw cause;
    }
  }
  return {
    call: async (operation, input, options) => (await opened()).call(operation, input, options),
    data: async (operation, input, options) => (await opened()).data(operation, input, options),
  };
}
