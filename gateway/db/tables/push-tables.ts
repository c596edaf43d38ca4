import type { Generated } from 'kysely';

/** A browser that is notified of new stories of hot events. */
interface PushDevicesTable {
  /** SHA-256 of the endpoint */
  endpoint_hash: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** whose follows decide; null for a visitor */
  user_id: string | null;
  /** uuid of the device, so that signing out there ends the notifications; empty if the call had none */
  device: string;
  created_at: string;
}

interface PushEventsTable {
  endpoint_hash: string;
  event_id: string;
  /** publication of the newest story that the browser was notified of; at first when it subscribed */
  notified_at: string;
  /** failed deliveries of the current notification */
  attempts: Generated<number>;
  /** a failed delivery is repeated from then on */
  retry_at: string | null;
}

export interface PushTables {
  push_devices: PushDevicesTable;
  push_events: PushEventsTable;
}
