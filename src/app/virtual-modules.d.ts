declare module 'virtual:client-assets' {
  interface StyleAsset {
    readonly href: string;
    readonly css: string;
  }
  /** What one chunk and the chunks it imports bring. */
  interface ChunkAssets {
    readonly scripts: readonly string[];
    readonly styles: readonly StyleAsset[];
  }
  export const entryAssets: ChunkAssets;
  /** by the route's file name without its ending */
  export const routeAssets: Readonly<Record<string, ChunkAssets>>;
}
