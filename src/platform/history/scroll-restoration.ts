/** Session storage key of the router's scroll positions. */
export const scrollPositionsKey = 'tsr-scroll-restoration-v1_3';

/**
 * Inline script that restores the scroll position of a reloaded page (reload, or Back from another site) before the app
 * runs. It replaces the router's own script, which scrolls a page on its first visit to the top: that forces a layout of the
 * whole page before its first paint. A hash in the URL is left to the browser. A strip that an old browser cannot find by its
 * selector stays at its start: no error here may keep the app from starting. Written for old WebViews, like the script
 * loader.
 */
export function scrollRestorationScript(): string {
  return `(function(s,p,k,e){if(!s||!s.__TSR_key)return;try{p=JSON.parse(sessionStorage.getItem("${scrollPositionsKey}")||"{}")[s.__TSR_key]}catch(x){return}
for(k in p)if(k==="window")scrollTo(p[k].scrollX,p[k].scrollY);else try{e=document.querySelector(k);if(e){e.scrollLeft=p[k].scrollX;e.scrollTop=p[k].scrollY}}catch(x){}})(history.state)`;
}
