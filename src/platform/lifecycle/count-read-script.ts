import { readAfterMs } from './before-hydration.ts';

interface CountAddresses {
  /** path of the operation `countNewsRead` */
  readonly read: string;
  /** path of the operation `countShareView` */
  readonly shareView: string;
}

/**
 * Inline script of a server-rendered story that counts a signed-out reader's read before the app runs, which on a slow
 * phone takes seconds, and the view of a shared page if the reader came by a link. It sends what the gateway client sends
 * (sdk/client/body-serializer.ts); the app counts if it did not. Written for old WebViews, like the script loader.
 */
export function countReadScript({ read, shareView }: CountAddresses): string {
  return `(function(d,w,b){var t,p=location.pathname,m=/\\/(general|thematic|thematicDq|atlas)\\/([^/]+)/.exec(p),q=function(n){return decodeURIComponent((RegExp("[?&]"+n+"=([^&]*)").exec(location.search)||[,""])[1])};
function stored(s,k){try{return s().getItem(k)}catch(x){}}
function uuid(){var h=[].map.call(crypto.getRandomValues(new Uint8Array(16)),function(n,i){return (256+(i==6?n&15|64:i==8?n&63|128:n)).toString(16).slice(1)}).join("");return h.replace(/^(.{8})(.{4})(.{4})(.{4})/,"$1-$2-$3-$4-")}
function post(a,k){return fetch(a+"?timestamp="+Date.now(),{method:"POST",keepalive:true,headers:{"content-type":"application/json",source_channel:m[1]},body:JSON.stringify({newsId:decodeURIComponent(m[2]),clientId:uuid(),ak:k,userAgent:navigator.userAgent,openId:q("openid"),unionId:q("unionid")})}).then(function(r){return r.ok?r.text():Promise.reject()})}
function send(){d.removeEventListener("visibilitychange",wait);var k=stored(function(){return localStorage},"uuid");if(!k){k=uuid();try{localStorage.setItem("uuid",k)}catch(x){}}
b.counted=m[2];post("${read}",k).catch(function(){delete b.counted});if(${wasOpenedByLinkScript})post("${shareView}",k).catch(function(){})}
function wait(){clearTimeout(t);if(d.visibilityState!="hidden")t=setTimeout(send,${readAfterMs})}
if(!m||/[?&]token=/.test(location.search)||/(?:^|; )(?:readerToken|wxToken)=/.test(d.cookie)||stored(function(){return sessionStorage},"token"))return;
d.addEventListener("visibilitychange",wait);wait()})(document,window,window.beforeApp)`;
}

/** `wasOpenedByLink` (src/platform/history/page-address.ts) for old WebViews. */
const wasOpenedByLinkScript = `d.documentElement.getAttribute("data-shell")!="app"&&d.referrer.indexOf(location.origin+"/")!=0&&!(performance.navigation&&performance.navigation.type)`;
