import { sandboxUsers } from '../../services/messaging-app/sandbox-app.ts';

/** Styles of the sandbox pages, unlike both the newspaper and the real messaging app. */
const style = `
  :root { color-scheme: light dark; --ink: light-dark(#1b1b1a, #ededea); --quiet: light-dark(#5c5c58, #b4b4ae);
    --line: light-dark(#d9d9d4, #3a3a37); --paper: light-dark(#ffffff, #161615); --go: light-dark(#0a7a3d, #4cc38a);
    --on-go: light-dark(#ffffff, #04210f) }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.6 system-ui, sans-serif }
  main { max-width: 480px; margin: 0 auto; padding: 32px 24px 48px }
  h1 { margin: 0 0 4px; font-size: 22px } p { margin: 0 0 20px; color: var(--quiet); font-size: 15px }
  fieldset { margin: 0 0 20px; padding: 0; border: 0 } legend { padding: 0 0 4px; color: var(--quiet); font-size: 15px }
  label { display: flex; gap: 12px; align-items: center; min-height: 48px; border-bottom: 1px solid var(--line) }
  input { width: 20px; height: 20px; accent-color: var(--go) }
  .ends { display: grid; grid-template-columns: 1fr 1fr; gap: 12px }
  button { min-height: 48px; border: 1px solid var(--line); border-radius: 8px; background: none; color: inherit; font: inherit }
  button[value=allow] { border-color: var(--go); background: var(--go); color: var(--on-go) }`;

function documentOf(title: string, body: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body><main>${body}</main></body>
</html>`;
}

/** The authorisation page: the tester chooses a user and how the messaging app behaves. */
export function authorisationPage({ redirectTo, state }: { redirectTo: string; state: string }): string {
  const people = [...sandboxUsers.map(({ openId, name }) => [openId, name]), ['', '一位新来的读者']];
  return documentOf(
    '微信授权（沙箱）',
    `<h1>齐鲁晚报 申请获取您的昵称</h1>
<p>这是本机的沙箱授权页，不是微信，只供测试登录。</p>
<form method="post" action="authorize">
<input type="hidden" name="redirect_uri" value="${escapeHtml(redirectTo)}">
<input type="hidden" name="state" value="${escapeHtml(state)}">
<fieldset><legend>您是谁</legend>
${people.map(([openId = '', name = ''], index) => radio('person', openId, name, index === 0)).join('\n')}
</fieldset>
<fieldset><legend>微信怎样回应</legend>
${radio('how', 'ok', '正常', true)}
${radio('how', 'slow', '很慢（三秒后才回到网页）', false)}
${radio('how', 'old', '授权码已经过期', false)}
</fieldset>
<div class="ends">
<button name="answer" value="deny">拒绝</button>
<button name="answer" value="allow">同意</button>
</div>
</form>`,
  );
}

/** The error page, with the messages of the real messaging app. */
export function errorPage(text: string): string {
  return documentOf('无法授权（沙箱）', `<h1>无法授权</h1><p>${escapeHtml(text)}</p>`);
}

function radio(name: string, value: string, label: string, checked: boolean): string {
  return `<label><input type="radio" name="${name}" value="${value}"${checked ? ' checked' : ''}>${label}</label>`;
}

function escapeHtml(text: string): string {
  const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? '');
}
