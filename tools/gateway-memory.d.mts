/** Flags for the Node that runs the gateway. */
export const gatewayMemory: string[];
/** Flags for the Node that runs an import. */
export const importMemory: string[];
/** For the environment of whoever runs the gateway: whose modules Node then makes ready once. */
export const compileCache: { readonly NODE_COMPILE_CACHE: string };
