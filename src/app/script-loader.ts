/**
 * Inline script that loads the app's scripts once they no longer compete with the content: after the image with high
 * priority has loaded or failed, at the latest on `load` or after four seconds, and at once when the reader touches or
 * types. It records that interaction and the taps before hydration (src/platform/lifecycle/before-hydration.ts), which it
 * marks for the reader (`data-tapped`): on buttons, and on links to an overlay, which without the app lead to a URL of their
 * own. Of buttons that toggle each is recorded, of others and links only the last: the reader chose it instead. Such a tap is
 * kept from React, which may hydrate the element for it and then handle both the tap and its replay.
 * Written for old WebViews: no syntax newer than ES5 except import().
 * @param scripts URLs in order; the first is the entry, the others are preloaded
 */
export function scriptLoader(scripts: readonly string[]): string {
  return `(function(d,w,s){var o,b=w.beforeApp={taps:[]};function go(){if(o)return;o=1;s.forEach(function(u){var l=d.createElement("link");l.rel="modulepreload";l.href=u;d.head.appendChild(l)});var e=d.createElement("script");e.type="module";e.src=s[0];d.head.appendChild(e)}
var p=d.querySelector("img[fetchpriority=high]");
if(p&&!p.complete){p.addEventListener("load",soon);p.addEventListener("error",soon)}else soon();
function soon(){w.requestAnimationFrame?w.requestAnimationFrame(function(){setTimeout(go,0)}):go()}
function on(t,f){w.addEventListener(t,f,{passive:true,capture:true})}
function act(){b.acted=true;go()}
function toggles(x){return x.hasAttribute("aria-pressed")}
on("pointerdown",act);on("touchstart",act);on("keydown",act);
w.addEventListener("click",function(e){var t=e.target.closest&&e.target.closest("button,a[aria-haspopup]");if(t&&t.closest("html:not([data-app]),[data-waiting]")&&(!t.href||d.documentElement.dataset.app)){e.preventDefault();e.stopPropagation();b.taps=b.taps.filter(function(x){var k=x!==t&&(toggles(x)||toggles(t));k||x.removeAttribute("data-tapped");return k}).concat(t);t.setAttribute("data-tapped","")}},true);
w.addEventListener("load",go);setTimeout(go,4000)})(document,window,${JSON.stringify(scripts)})`;
}
