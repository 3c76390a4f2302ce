/** Where something is. */
const PLACE = [
  { kind: 'text', name: 'address', label: 'Address', wide: true },
  { kind: 'text', name: 'city', label: 'City' },
  { kind: 'text', name: 'province', label: 'Province or state' },
  { kind: 'text', name: 'postal_code', label: 'Postal code' },
  { kind: 'text', name: 'country', label: 'Country' },
  { kind: 'number', name: 'lat', label: 'Latitude', hint: 'North of the equator, such as 43.5448' },
  {
    kind: 'number',
    name: 'long',
    label: 'Longitude',
    hint: 'East of Greenwich; west of it with a minus, such as -80.2482',
  },
] as const;

/** The section of an address; `more` follows it. */
export function placeSection<F>(more: readonly F[] = []): { title: string; fields: ((typeof PLACE)[number] | F)[] } {
  return { title: 'Place', fields: [...PLACE, ...more] };
}
