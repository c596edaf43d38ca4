import type { Gateway } from 'qlwb-gateway-sdk';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import {
  checkQrLogin,
  confirmQrLogin,
  createQrLogin,
  exchangeQrLogin,
  refuseQrLogin,
  scanQrLogin,
} from 'qlwb-gateway-sdk/operations/account';
import { pause } from '#lib/time/pause.ts';
import type { DecisionOutcome, ScanOutcome } from '#machines/qr-login/qr-confirm.machine.ts';
import type { QrChange, QrCode } from '#machines/qr-login/qr-login.machine.ts';
import type { NewSession } from '#machines/sms-login/sms-login.machine.ts';

/** ms before the first poll, and the maximum between polls, which back off */
const [minDelayMs, maxDelayMs] = [1500, 4000];
const growth = 1.2;

/** Creates a code. @throws GatewayError */
export async function createCode(gateway: Gateway): Promise<QrCode> {
  const { id, secret, expiresIn } = await gateway.data(createQrLogin, { body: {} });
  return { id, secret, seconds: expiresIn };
}

interface Followed {
  readonly secret: string;
  readonly known: 'waiting' | 'scanned';
}

/**
 * Polls a code until it is confirmed, refused or expired. A lost network is waited for; the code's expiry aborts by the
 * signal.
 * @throws GatewayError if a retry cannot help
 */
export async function followCode(
  gateway: Gateway,
  { secret, known }: Followed,
  signal: AbortSignal,
): Promise<QrChange> {
  for (let wait = minDelayMs; ; wait = Math.min(wait * growth, maxDelayMs)) {
    await pause(wait, signal);
    try {
      const { state, name = '' } = await gateway.data(checkQrLogin, { body: { secret } }, { signal });
      if (state === 'scanned' && known === 'waiting') return { kind: state, name };
      if (state !== 'waiting' && state !== 'scanned') return { kind: state };
    } catch (cause) {
      const seconds = secondsToWait(cause);
      if (seconds === undefined || signal.aborted) throw cause;
      await pause(seconds * 1000, signal);
    }
  }
}

/** Fetches the token after the confirmation; it is returned once. @throws GatewayError */
export async function collectToken(gateway: Gateway, secret: string): Promise<NewSession> {
  const { token, expiresAt } = await gateway.data(exchangeQrLogin, { body: { secret } });
  return { token, expiresAt };
}

/** Requests which device shows a scanned code. @throws GatewayError if a retry may help */
export function scanCode(gateway: Gateway, id: string): Promise<ScanOutcome> {
  return orOver(async () => {
    const { expiresIn: _, ...requester } = await gateway.data(scanQrLogin, { body: { id } });
    return { kind: 'found', requester };
  });
}

/** @throws GatewayError if a retry may help */
export function decide(
  gateway: Gateway,
  id: string,
  decision: 'confirm' | 'refuse',
): Promise<DecisionOutcome> {
  return orOver(async () => {
    if (decision === 'confirm') await gateway.data(confirmQrLogin, { body: { id } });
    else await gateway.data(refuseQrLogin, { body: { id } });
    return { kind: 'decided' };
  });
}

/** Converts a rejection such as an expired code to an outcome with the gateway's reason. */
async function orOver<Outcome>(
  call: () => Promise<Outcome>,
): Promise<Outcome | { readonly kind: 'over'; readonly reason: string }> {
  try {
    return await call();
  } catch (cause) {
    const failure = cause instanceof GatewayError ? cause.failure : undefined;
    if (failure?.kind !== 'http') throw cause;
    if (failure.status === 400) return { kind: 'over', reason: '这个二维码不完整，请再扫一次' };
    if (failure.status !== 404 && failure.status !== 409) throw cause;
    return { kind: 'over', reason: failure.msg ?? '二维码已失效，请在电脑上刷新后再扫' };
  }
}

/** @returns undefined if a retry cannot help */
function secondsToWait(cause: unknown): number | undefined {
  if (!(cause instanceof GatewayError)) return undefined;
  const { failure } = cause;
  if (failure.kind === 'network' || failure.kind === 'timeout') return 0;
  if (failure.kind !== 'http' || (failure.status !== 429 && failure.status < 500)) return undefined;
  return failure.retryAfter ?? 0;
}
