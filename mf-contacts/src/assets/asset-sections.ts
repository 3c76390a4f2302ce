import { assetCategoriesQuery, contactLocationsQuery } from '@fieldspan/api/queries/contact-assets';
import type { Asset, AssetCategory, ContactLocation } from '@fieldspan/api/queries/contact-assets';
import { contactChoicesQuery } from '@fieldspan/api/queries/records';
import { dataText, msg } from '@fieldspan/domain/message';
import type { FieldSection } from '@fieldspan/records/entry';
import type { Field } from '@fieldspan/records/field';
import { useSuspenseQuery } from '@tanstack/react-query';

type Options = { categories: readonly AssetCategory[]; locations: readonly ContactLocation[]; isNew: boolean };

const CUSTOMER: Field<'CustomerAsset', Asset> = {
  kind: 'relation',
  name: 'customer_id',
  label: msg('Customer'),
  required: true,
  choices: (typed) => contactChoicesQuery(typed, 'customer'),
  shownOf: ({ Customer }) => Customer?.name ?? null,
};

/** The fields of an asset; the customer is chosen once. */
export const assetSections = ({
  categories,
  locations,
  isNew,
}: Options): readonly FieldSection<'CustomerAsset', Asset>[] => [
  {
    title: msg('Asset'),
    fields: [
      { kind: 'text', name: 'name', label: msg('Name'), required: true, wide: true },
      ...(isNew ? [CUSTOMER] : []),
      {
        kind: 'choice',
        name: 'category_id',
        label: msg('Category'),
        required: true,
        options: (asset) =>
          categories
            .filter(({ id, archived }) => archived === 0 || id === asset?.category_id)
            .map(({ id, name }) => ({ value: id, label: dataText(name) })),
      },
      { kind: 'text', name: 'manufacturer', label: msg('Manufacturer') },
      { kind: 'text', name: 'model_num', label: msg('Model') },
      { kind: 'text', name: 'serial_num', label: msg('Serial number') },
    ],
  },
  {
    title: msg('Where it stands'),
    fields: [
      {
        kind: 'choice',
        name: 'location_id',
        label: msg('Location'),
        options: (asset) =>
          locations
            .filter(({ id, archived }) => archived === 0 || id === asset?.location_id)
            .map(({ id, name }) => ({ value: id, label: dataText(name) })),
      },
      { kind: 'text', name: 'spot', label: msg('Spot'), hint: msg('Roof, mechanical room, third floor …') },
    ],
  },
  {
    title: msg('Age and warranty'),
    fields: [
      { kind: 'date', name: 'installed_on', label: msg('Installed on') },
      { kind: 'date', name: 'warranty_until', label: msg('Last day of the warranty') },
      { kind: 'flag', name: 'archived', label: msg('Archived') },
      { kind: 'long-text', name: 'notes', label: msg('Notes'), wide: true },
    ],
  },
];

/** What the form of an asset offers. @param customerId null if it is not chosen yet */
export function useAssetOptions(customerId: number | null): Omit<Options, 'isNew'> {
  const { data: categories } = useSuspenseQuery(assetCategoriesQuery());
  // No contact has the id 0: before a customer is chosen there is no location to offer.
  const { data: locations } = useSuspenseQuery(contactLocationsQuery(customerId ?? 0));
  return { categories, locations: locations.rows };
}
