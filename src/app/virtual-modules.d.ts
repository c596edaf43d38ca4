declare module 'virtual:client-assets' {
  interface StyleAsset {
    readonly href: string;
    readonly css: string;
  }
  /** Files of a chunk and the chunks it imports. */
  interface ChunkAssets {
    readonly scripts: readonly string[];
    readonly styles: readonly StyleAsset[];
  }
  export const entryAssets: ChunkAssets;
  /** by route file name without extension */
  export const routeAssets: Readonly<Record<string, ChunkAssets>>;
}
