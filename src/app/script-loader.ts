/**
 * Inline script that loads the app's scripts once they no longer compete with the content: after the image with high
 * priority has loaded or failed, at the latest on `load` or after four seconds, and at once when the reader touches or
 * types. It records that interaction and the last tap before hydration (src/platform/lifecycle/before-hydration.ts), which
 * it marks for the reader (`data-tapped`): on a button, or on a link to an overlay, which without the app leads to a URL of
 * its own. Such a tap is kept from React, which may hydrate the element for it and then handle both the tap and its replay.
 * Written for old WebViews: no syntax newer than ES5 except import().
 * @param scripts URLs in order; the first is the entry, the others are preloaded
 */
export function scriptLoader(scripts: readonly string[]): string {
  return `(function(d,w,s){var o,b=w.beforeApp={};function go(){if(o)return;o=1;s.forEach(function(u){var l=d.createElement("link");l.rel="modulepreload";l.href=u;d.head.appendChild(l)});var e=d.createElement("script");e.type="module";e.src=s[0];d.head.appendChild(e)}
var p=d.querySelector("img[fetchpriority=high]");
if(p&&!p.complete){p.addEventListener("load",soon);p.addEventListener("error",soon)}else soon();
function soon(){w.requestAnimationFrame?w.requestAnimationFrame(function(){setTimeout(go,0)}):go()}
function on(t,f){w.addEventListener(t,f,{passive:true,capture:true})}
function act(){b.acted=true;go()}
on("pointerdown",act);on("touchstart",act);on("keydown",act);
w.addEventListener("click",function(e){var t=e.target.closest&&e.target.closest("button,a[aria-haspopup]");if(t&&t.closest("html:not([data-app]),[data-waiting]")&&(!t.href||d.documentElement.dataset.app)){e.preventDefault();e.stopPropagation();b.tap&&b.tap.removeAttribute("data-tapped");b.tap=t;t.setAttribute("data-tapped","")}},true);
w.addEventListener("load",go);setTimeout(go,4000)})(document,window,${JSON.stringify(scripts)})`;
}
