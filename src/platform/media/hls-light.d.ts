/** The light build has the same interface but no type declarations. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
