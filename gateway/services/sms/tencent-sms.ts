import { contentType, tc3Authorization } from './tc3-signature.ts';
import { SmsNotSent, type SmsService } from './sms-service.ts';

export interface TencentSmsSettings {
  readonly secretId: string;
  readonly secretKey: string;
  /** id of the SMS application */
  readonly appId: string;
  /** the signature in front of the text, such as 齐鲁晚报 */
  readonly signName: string;
  /** a template with two parameters: code and validity in minutes */
  readonly templateId: string;
  readonly region: string;
  /** address of the service */
  readonly endpoint: string;
}

const action = 'SendSms';
const version = '2021-01-11';
/** a reader waits for the answer */
const timeoutMs = 10_000;

/** Tencent Cloud SMS, API 3.0: one signed POST per message. */
export function createTencentSms(settings: TencentSmsSettings, now: () => number = Date.now): SmsService {
  return {
    async sendCode(phone, code, minutes) {
      const body = JSON.stringify({
        PhoneNumberSet: [`+86${phone}`],
        SmsSdkAppId: settings.appId,
        SignName: settings.signName,
        TemplateId: settings.templateId,
        TemplateParamSet: [code, String(minutes)],
      });
      readAnswer(await post(settings, body, Math.floor(now() / 1000)));
    },
  };
}

async function post(settings: TencentSmsSettings, body: string, timestamp: number): Promise<unknown> {
  const { endpoint, region, secretId, secretKey } = settings;
  const { host } = new URL(endpoint);
  const request = { host, service: 'sms', action, body, timestamp, secretId, secretKey };
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        authorization: tc3Authorization(request),
        'content-type': contentType,
        'x-tc-action': action,
        'x-tc-region': region,
        'x-tc-timestamp': String(timestamp),
        'x-tc-version': version,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await response.json();
  } catch (cause) {
    throw new SmsNotSent('the SMS service did not answer', { cause });
  }
}

/** @throws SmsNotSent with the provider's error code; its message is left out, since it may contain the phone number */
function readAnswer(answer: unknown): void {
  const response = field(answer, 'Response');
  const error = field(field(response, 'Error'), 'Code');
  if (error !== undefined) throw new SmsNotSent(`the SMS service rejected the request: ${String(error)}`);
  const statuses = field(response, 'SendStatusSet');
  const status: unknown = Array.isArray(statuses) ? field(statuses[0], 'Code') : undefined;
  if (status !== 'Ok') throw new SmsNotSent(`the message was not sent: ${String(status)}`);
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
