import { newPushKey, pushKeyOf } from '../../services/encryption/key-files.ts';
import { createPushService } from '../../services/push/push-service.ts';

/** A push service with a key of its own. @param privateHosts hosts that may be on loopback */
export const testPushService = (privateHosts: readonly string[] = []) =>
  createPushService({ key: pushKeyOf(newPushKey()), contact: 'https://example.cn', privateHosts });
