export type UploadOptions = {
  /** Called with the share sent so far, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** Idempotency key: a repeat returns the first record. */
  clientKey: string;
  /** The tenant the file is meant for, if the person may have switched since. */
  tenantId?: number;
  /** Default: POST. */
  method?: 'POST' | 'PUT';
};
