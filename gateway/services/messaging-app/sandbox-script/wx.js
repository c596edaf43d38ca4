// Replaces the messaging app's own script on machines without it. Like the real one it accepts a page only with a signature
// of its address: on iOS of the address at which the visit started, elsewhere of the current one. What the messaging app
// would show is recorded in `window.wxSandbox`.
(function () {
  const shown = { card: undefined, timelineCard: undefined, hidden: [], configured: 0, refused: 0 };
  window.wxSandbox = shown;

  let isAccepted = false;
  let whenReady = function () {};
  let whenRefused = function () {};

  const withoutHash = (address) => address.split('#')[0];
  const [began] = performance.getEntriesByType('navigation');
  const firstAddress = withoutHash(began === undefined ? location.href : began.name);
  const checkedAddress = () =>
    /iPhone|iPad|iPod/.test(navigator.userAgent) ? firstAddress : withoutHash(location.href);

  async function isSigned({ appId, timestamp, nonceStr, signature }) {
    const answer = await fetch('/gateway/messaging-sandbox/config', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ appId, timestamp, nonceStr, signature, url: checkedAddress() }),
    });
    return (await answer.json()).accepted;
  }

  /** Everything but `config` works only for accepted pages. */
  function call(work) {
    return function ({ success, fail, ...data }) {
      if (!isAccepted) return fail?.({ errMsg: 'permission denied' });
      work(data);
      success?.({ errMsg: 'ok' });
    };
  }

  window.wx = {
    config(signature) {
      isAccepted = false;
      isSigned(signature).then(
        (accepted) => {
          isAccepted = accepted;
          shown[accepted ? 'configured' : 'refused'] += 1;
          if (accepted) whenReady();
          else whenRefused({ errMsg: 'config:invalid signature' });
        },
        () => whenRefused({ errMsg: 'config:fail' }),
      );
    },
    ready(listener) {
      whenReady = listener;
      if (isAccepted) listener();
    },
    error(listener) {
      whenRefused = listener;
    },
    updateAppMessageShareData: call((card) => (shown.card = card)),
    updateTimelineShareData: call((card) => (shown.timelineCard = card)),
    hideMenuItems: call(
      ({ menuList }) => (shown.hidden = Array.from(new Set([...shown.hidden, ...menuList]))),
    ),
    showMenuItems: call(
      ({ menuList }) => (shown.hidden = shown.hidden.filter((item) => !menuList.includes(item))),
    ),
  };
})();
