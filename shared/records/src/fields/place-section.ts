import type { FieldSection } from '../entry.ts';
import type { Field } from '../field.ts';

type Placed = {
  address: string | null;
  city: string | null;
  province: string | null;
  postal_code: string | null;
  country: string | null;
};

/** Where something is; `more` follows the address. */
export function placeSection<D extends Placed>(more: readonly Field<D>[] = []): FieldSection<D> {
  return {
    title: 'Place',
    fields: [
      { kind: 'text', name: 'address', label: 'Address', wide: true },
      { kind: 'text', name: 'city', label: 'City' },
      { kind: 'text', name: 'province', label: 'Province or state' },
      { kind: 'text', name: 'postal_code', label: 'Postal code' },
      { kind: 'text', name: 'country', label: 'Country' },
      ...more,
    ],
  };
}
