import type { Gateway } from 'qlwb-gateway-sdk';

/**
 * Creates a gateway whose code is loaded by its first call: a server-rendered page brings its data along.
 * @param open loads and creates it; called again after a failure
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
