/**
 * Inline script that fetches the app's scripts once they cannot hold up what the reader came for: after the
 * picture marked as most important is there (or cannot be had), at the latest when the page has loaded or after
 * four seconds, and at once when the reader touches or types. It notes that, and the button that was tapped last, for
 * the app (src/platform/before-app.ts). Written for old WebViews: no syntax past ES5 but import().
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
on("click",function(e){var t=e.target.closest&&e.target.closest("button");if(t&&t.closest("html:not([data-app]),[data-waiting]"))b.tap=t});
w.addEventListener("load",go);setTimeout(go,4000)})(document,window,${JSON.stringify(scripts)})`;
}
