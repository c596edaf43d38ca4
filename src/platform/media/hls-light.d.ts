/** The library's smaller build has the same interface and brings no types of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
