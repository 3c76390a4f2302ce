import { assetQuery } from '@fieldspan/api/queries/contact-assets';
import { foundQuery } from '@fieldspan/api/queries/found';
import { contactQuery } from '@fieldspan/api/queries/records';
import { useParams } from '@fieldspan/federation/router';
import { DETAILS, NEW } from '@fieldspan/records/entry';
import { RecordPage } from '@fieldspan/records/page/record-page';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconTool } from '@fieldspan/ui/icons';
import { useSuspenseQuery } from '@tanstack/react-query';
import { NONE } from '../asset/asset-path.ts';
import { NewCategory } from './category-dialog.tsx';
import { assetPageEntry } from './asset-page-entry.tsx';
import { useAssetOptions } from './asset-sections.ts';

/** An asset by its slug or id, or the form for a new one, whose address may name customer, location and category. */
export function AssetScreen() {
  const {
    slug = NEW,
    tab = DETAILS,
    customer_id: customer,
    customer_location_id: location,
    category_id: category,
  } = useParams();
  if (slug !== NEW) return <StoredAsset slug={slug} tab={customer === undefined ? tab : DETAILS} />;
  return <NewAsset customer={customer} location={idOf(location)} category={idOf(category)} />;
}

/** An id in the address; null for a word such as `none`. */
const idOf = (text: string | undefined): number | null => Number(text) || null;

function StoredAsset({ slug, tab }: { slug: string; tab: string }) {
  const { data: found } = useSuspenseQuery(foundQuery(assetQuery(slug)));
  const options = useAssetOptions('record' in found ? found.record.customer_id : null);
  return <RecordPage entry={assetPageEntry({ ...options, isNew: false })} idOrSlug={slug} tab={tab} />;
}

type NewAssetProps = { customer: string | undefined; location: number | null; category: number | null };

function NewAsset({ customer, location, category }: NewAssetProps) {
  if (customer === undefined || customer === NONE)
    return <NewAssetForm customerId={null} location={location} category={category} />;
  return <NewAssetOf customer={customer} location={location} category={category} />;
}

/** The customer is named by its id or its slug. */
function NewAssetOf({ customer, ...of }: { customer: string; location: number | null; category: number | null }) {
  const { data: found } = useSuspenseQuery(foundQuery(contactQuery(customer)));
  return <NewAssetForm customerId={'record' in found ? found.record.id : null} {...of} />;
}

type FormProps = { customerId: number | null; location: number | null; category: number | null };

function NewAssetForm({ customerId, location, category }: FormProps) {
  const options = useAssetOptions(customerId);
  if (options.categories.every(({ archived }) => archived === 1)) return <NoCategories />;
  return (
    <RecordPage
      entry={assetPageEntry({ ...options, isNew: true })}
      idOrSlug={NEW}
      tab={DETAILS}
      given={{
        ...(customerId !== null && { customer_id: customerId }),
        ...(location !== null && { location_id: location }),
        ...(category !== null && { category_id: category }),
      }}
    />
  );
}

const NoCategories = () => (
  <EmptyState
    icon={<IconTool aria-hidden="true" />}
    title={t('First a category')}
    action={<NewCategory variant="primary" />}
  >
    {t('Every asset is of a category, such as boilers, chillers or elevators.')}
  </EmptyState>
);
