import { readAfterMs } from './before-hydration.ts';

/**
 * Inline script of a server-rendered story that counts a signed-out reader's read before the app runs, which on a slow
 * phone takes seconds. It sends what the gateway client sends (sdk/client/body-serializer.ts); the app counts if it did
 * not. Written for old WebViews, like the script loader.
 * @param address path of the operation `countNewsRead`
 */
export function countReadScript(address: string): string {
  return `(function(d,w,b){var t,m=/\\/(?:general|thematic|thematicDq|atlas)\\/([^/]+)/.exec(location.pathname);
function stored(s,k){try{return s().getItem(k)}catch(x){}}
function uuid(){var h=[].map.call(crypto.getRandomValues(new Uint8Array(16)),function(n,i){return (256+(i==6?n&15|64:i==8?n&63|128:n)).toString(16).slice(1)}).join("");return h.replace(/^(.{8})(.{4})(.{4})(.{4})/,"$1-$2-$3-$4-")}
function send(){d.removeEventListener("visibilitychange",wait);var k=stored(function(){return localStorage},"uuid");if(!k){k=uuid();try{localStorage.setItem("uuid",k)}catch(x){}}
b.counted=m[1];fetch("${address}?timestamp="+Date.now(),{method:"POST",keepalive:true,headers:{"content-type":"application/json"},body:JSON.stringify({newsId:decodeURIComponent(m[1]),clientId:uuid(),ak:k,userAgent:navigator.userAgent})}).then(function(r){return r.ok?r.text():Promise.reject()}).catch(function(){delete b.counted})}
function wait(){clearTimeout(t);if(d.visibilityState!="hidden")t=setTimeout(send,${readAfterMs})}
if(!m||/[?&]token=/.test(location.search)||/(?:^|; )(?:readerToken|wxToken)=/.test(d.cookie)||stored(function(){return sessionStorage},"token"))return;
d.addEventListener("visibilitychange",wait);wait()})(document,window,window.beforeApp)`;
}
