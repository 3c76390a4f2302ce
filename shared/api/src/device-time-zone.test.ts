import { afterEach, expect, test, vi } from 'vitest';
import { deviceTimeZone } from './device-time-zone.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function deviceIsIn(timeZone: string, offset: number): void {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
}

test('names the zone of a device that travels', () => {
  deviceIsIn('America/Toronto', 300);
  expect(deviceTimeZone()).toBe('America/Toronto');
  vi.restoreAllMocks();
  deviceIsIn('Asia/Tokyo', -540);
  expect(deviceTimeZone()).toBe('Asia/Tokyo');
});
