import { useEffect, useState } from 'react';

/** Countdown in whole seconds, not announced by screen readers. @param until ms since 1970 */
export function SecondsLeft({ until }: { readonly until: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(1, Math.ceil((until - now) / 1000));
  return (
    <span aria-live="off">{seconds > 60 ? `${Math.ceil(seconds / 60)} 分钟` : `${seconds} 秒`}后重发</span>
  );
}
