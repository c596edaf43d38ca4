/** Where the router keeps the places of the visit's pages in session storage. */
export const placesKey = 'tsr-scroll-restoration-v1_3';

/**
 * Inline script that puts a page that is loaded once more (reload, Back from another site) where it was, before the app
 * runs. It stands in for the router's own, which scrolls a page opened for the first time to its top, where it is: to
 * be told that, a browser lays all of the page out before it paints the first of it. An address's hash is the browser's.
 * A strip that an old browser cannot find by its selector stays at its beginning: nothing here may keep the app from
 * starting. Written for old WebViews, as the script loader.
 */
export function placeRestorer(): string {
  return `(function(s,p,k,e){if(!s||!s.__TSR_key)return;try{p=JSON.parse(sessionStorage.getItem("${placesKey}")||"{}")[s.__TSR_key]}catch(x){return}
for(k in p)if(k==="window")scrollTo(p[k].scrollX,p[k].scrollY);else try{e=document.querySelector(k);if(e){e.scrollLeft=p[k].scrollX;e.scrollTop=p[k].scrollY}}catch(x){}})(history.state)`;
}
