import { vi } from 'vitest';

type When = (store: IDBObjectStore, key: unknown) => boolean;

/** From now on matching reads fail. */
export function failToGet(when: When): void {
  const spy = vi.spyOn(IDBObjectStore.prototype, 'get');
  spy.mockImplementation(function get(this: IDBObjectStore, key) {
    if (when(this, key)) throw new DOMException('Failed to read large IndexedDB value', 'DataError');
    spy.mockRestore();
    const request = this.get(key);
    failToGet(when);
    return request;
  });
}

/** From now on the page is gone before a matching delete. */
export function failToDelete(when: When): void {
  const spy = vi.spyOn(IDBObjectStore.prototype, 'delete');
  spy.mockImplementation(function remove(this: IDBObjectStore, key) {
    if (when(this, key)) throw new DOMException('The page is gone', 'AbortError');
    spy.mockRestore();
    const request = this.delete(key);
    failToDelete(when);
    return request;
  });
}
