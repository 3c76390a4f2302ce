import { type Message, msg } from '@fieldspan/domain/message';
/** The address and position of something. */
const PLACE = [
  { kind: 'text', name: 'address', label: msg('Address'), wide: true },
  { kind: 'text', name: 'city', label: msg('City') },
  { kind: 'text', name: 'province', label: msg('Province or state') },
  { kind: 'text', name: 'postal_code', label: msg('Postal code') },
  { kind: 'text', name: 'country', label: msg('Country') },
  { kind: 'number', name: 'lat', label: msg('Latitude'), hint: msg('North of the equator, such as 43.5448') },
  {
    kind: 'number',
    name: 'long',
    label: msg('Longitude'),
    hint: msg('East of Greenwich; west of it with a minus, such as -80.2482'),
  },
] as const;

/** The section of an address, followed by `more`. */
export function placeSection<F>(more: readonly F[] = []): { title: Message; fields: ((typeof PLACE)[number] | F)[] } {
  return { title: msg('Place'), fields: [...PLACE, ...more] };
}
