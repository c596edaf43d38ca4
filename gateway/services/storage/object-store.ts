/**
 * Stores files under keys, such as `media/a.jpg`, for all gateways that use it. A key's content never changes, so that copies
 * of it stay valid. Each method throws ObjectStoreUnavailable if the store does not respond or refuses.
 */
export interface ObjectStore {
  putBytes(key: string, content: Uint8Array): Promise<void>;
  /** Stores a local file. */
  putFile(key: string, path: string): Promise<void>;
  /** undefined if there is no such object */
  readText(key: string): Promise<string | undefined>;
  /** Appends an object to a local file. @returns whether there is such an object */
  appendTo(path: string, key: string): Promise<boolean>;
  /** Objects that are missing count as removed. */
  remove(keys: readonly string[]): Promise<void>;
  /** Objects whose keys begin with a prefix, in the order of their keys. */
  list(prefix: string): Promise<StoredObject[]>;
  /** An address of the store itself under which anybody can load the object for a while. @param seconds of its lifetime */
  signedAddress(key: string, seconds: number): Promise<string>;
  /** scheme and host of signed addresses */
  readonly origin: string;
}

export interface StoredObject {
  readonly key: string;
  readonly changedAt: Date;
}

/** Key of a text that tells one store from another. */
export const storeIdKey = 'store-id';

/** The object store does not respond, or refuses the gateway's credentials. */
export class ObjectStoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('the object store does not respond as it should', { cause });
    this.name = 'ObjectStoreUnavailable';
  }
}
