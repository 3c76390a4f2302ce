import { describe, expect, it } from 'vitest';
import { changed, nextOf, notArrived, revived, waiting } from './outgoing-lane.ts';

const one = waiting({ text: 'one', image: null }, 'k1');
const two = waiting({ text: 'two', image: null }, 'k2');

describe('the message that goes next', () => {
  it('is the oldest that waits', () => {
    expect(nextOf([one, two])).toBe(one);
  });

  it('is none while another is under way', () => {
    expect(nextOf(changed([one, two], 'k1', { state: 'sending' }))).toBeNull();
  });

  it('is the next once the one before is stored', () => {
    expect(nextOf(changed([one, two], 'k1', { state: 'sent' }))).toBe(two);
  });

  it('is none while an earlier one could not be sent, so that the order holds', () => {
    expect(nextOf(changed([one, two], 'k1', { state: 'failed' }))).toBeNull();
  });

  it('passes over one that the server refused', () => {
    expect(nextOf(changed([one, two], 'k1', { state: 'failed', isFinal: true }))).toBe(two);
  });
});

it('waits again when the network is back, unless the server refused it', () => {
  const lane = [
    { ...one, state: 'failed', reason: 'offline' } as const,
    { ...two, state: 'failed', isFinal: true, reason: 'no' } as const,
  ];
  expect(revived(lane)).toEqual([one, lane[1]]);
});

it('leaves the lane when the stream has it', () => {
  expect(notArrived([one, two], [{ client_key: 'k1' }, { client_key: null }])).toEqual([two]);
});
