/** Where something is. */
const PLACE = [
  { kind: 'text', name: 'address', label: 'Address', wide: true },
  { kind: 'text', name: 'city', label: 'City' },
  { kind: 'text', name: 'province', label: 'Province or state' },
  { kind: 'text', name: 'postal_code', label: 'Postal code' },
  { kind: 'text', name: 'country', label: 'Country' },
] as const;

/** The section of an address; `more` follows it. */
export function placeSection<F>(more: readonly F[] = []): { title: string; fields: ((typeof PLACE)[number] | F)[] } {
  return { title: 'Place', fields: [...PLACE, ...more] };
}
