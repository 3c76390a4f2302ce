// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { devicePosition, isLocationError } from './device-position.ts';

type Answer = (ok: PositionCallback, no: PositionErrorCallback) => void;

const HERE = { latitude: 43.5, longitude: -80.2, accuracy: 12 };
let asked: PositionOptions[];

function device(...answers: Answer[]) {
  asked = [];
  const geolocation = {
    getCurrentPosition(ok: PositionCallback, no: PositionErrorCallback, options: PositionOptions) {
      asked.push(options);
      answers[asked.length - 1]?.(ok, no);
    },
  };
  vi.stubGlobal('navigator', { geolocation });
}
// jsdom cannot create the browser's classes; these are the parts that the code reads.
const found: Answer = (ok) => Reflect.apply(ok, null, [{ coords: HERE }]);
const failed =
  (code: number): Answer =>
  (_, no) =>
    Reflect.apply(no, null, [{ code }]);
const silent: Answer = () => undefined;
const failure = (error: unknown) => (isLocationError(error) ? error.failure : error);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the device’s position', () => {
  it('is returned with its accuracy', async () => {
    device(found);
    await expect(devicePosition()).resolves.toEqual({ lat: 43.5, long: -80.2, accuracyM: 12 });
  });

  it('CLOCK011 is asked for 3 s, then for 5 s, then given up', async () => {
    device(silent, silent);
    const outcome = devicePosition().catch(failure);
    await vi.advanceTimersByTimeAsync(2999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.map(({ timeout }) => timeout)).toEqual([3000, 5000]);
    const settled = vi.fn<(failure: unknown) => void>();
    void outcome.then(settled);
    await vi.advanceTimersByTimeAsync(4999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith('timeout');
  });

  it('CLOCK011 may arrive at the second attempt', async () => {
    device(failed(3), found);
    await expect(devicePosition()).resolves.toMatchObject({ lat: 43.5 });
  });

  it('CLOCK009 is not asked for again after the person refused', async () => {
    device(failed(1), found);
    expect(await devicePosition().catch(failure)).toBe('denied');
    expect(asked).toHaveLength(1);
  });

  it('is asked for once if there is no time for more', async () => {
    device(failed(2), found);
    expect(await devicePosition(1).catch(failure)).toBe('unavailable');
  });

  it('is unavailable on a device without the API', async () => {
    vi.stubGlobal('navigator', {});
    expect(await devicePosition().catch(failure)).toBe('unsupported');
  });
});
