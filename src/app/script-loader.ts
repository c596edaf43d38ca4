/**
 * Inline script that fetches the app's scripts once they cannot hold up what the reader came for: after the
 * picture marked as most important is there (or cannot be had), at the latest when the page has loaded or after
 * four seconds, and at once when the reader touches or types. It notes that for the app, and what was tapped last before
 * anything answered for it (src/platform/lifecycle/before-hydration.ts), and marks it (`data-tapped`): a button, or a link to something over the page, which leads to
 * an address of its own while there is no app. Written for old WebViews: no syntax past ES5 but import().
 * @param scripts addresses in order; the first is the entry, the rest are fetched beside it
 */
export function scriptLoader(scripts: readonly string[]): string {
  return `(function(d,w,s){var o,b=w.beforeApp={};function go(){if(o)return;o=1;s.forEach(function(u){var l=d.createElement("link");l.rel="modulepreload";l.href=u;d.head.appendChild(l)});var e=d.createElement("script");e.type="module";e.src=s[0];d.head.appendChild(e)}
var p=d.querySelector("img[fetchpriority=high]");
if(p&&!p.complete){p.addEventListener("load",soon);p.addEventListener("error",soon)}else soon();
function soon(){w.requestAnimationFrame?w.requestAnimationFrame(function(){setTimeout(go,0)}):go()}
function on(t,f){w.addEventListener(t,f,{passive:true,capture:true})}
function act(){b.acted=true;go()}
on("pointerdown",act);on("touchstart",act);on("keydown",act);
w.addEventListener("click",function(e){var t=e.target.closest&&e.target.closest("button,a[aria-haspopup]");if(t&&t.closest("html:not([data-app]),[data-waiting]")&&(!t.href||d.documentElement.dataset.app)){e.preventDefault();b.tap&&b.tap.removeAttribute("data-tapped");b.tap=t;t.setAttribute("data-tapped","")}},true);
w.addEventListener("load",go);setTimeout(go,4000)})(document,window,${JSON.stringify(scripts)})`;
}
