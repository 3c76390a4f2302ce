import { assetCategoriesQuery, assetsOfQuery } from '@fieldspan/api/queries/contact-assets';
import type { AssetCategory, AssetRow as AssetOfContact } from '@fieldspan/api/queries/contact-assets';
import type { Contact } from '@fieldspan/api/queries/records';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { useParams } from '@fieldspan/federation/router';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { LinkChips } from '@fieldspan/records/list/link-chips';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus, IconTool } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { ListItem } from '@fieldspan/ui/list-item';
import { Swatch } from '@fieldspan/ui/swatch';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AssetTag } from '../asset/asset-tag.tsx';
import { assetTo, newAssetTo } from '../asset/asset-path.ts';

/** The machines of a contact, all or those of the category in the address. */
export function AssetsOfContact({ record: contact }: { record: Contact }) {
  const { cat_slug: shown } = useParams();
  const { data: categories } = useSuspenseQuery(assetCategoriesQuery());
  const category = categories.find(({ slug }) => slug === shown) ?? null;
  const path = `/contact/${contact.slug}/assets`;
  return (
    <>
      {categories.length > 0 && (
        <LinkChips
          label={t('Categories')}
          chips={[
            { to: path, label: t('All'), isCurrent: category === null },
            ...categories
              .filter(({ archived, slug }) => archived === 0 || slug === shown)
              .map(({ slug, name }) => ({ to: `${path}/${slug}`, label: name, isCurrent: slug === shown })),
          ]}
        />
      )}
      <Assets contact={contact} category={category} isUnknown={shown !== undefined && category === null} />
    </>
  );
}

type AssetsProps = { contact: Contact; category: AssetCategory | null; isUnknown: boolean };

function Assets({ contact, category, isUnknown }: AssetsProps) {
  const { viewer } = useCurrentUser();
  const of = category?.id ?? null;
  const { data: assets } = useSuspenseQuery(assetsOfQuery(contact.id, of));
  return (
    <RelatedCard
      more={assets.more}
      title={category?.name ?? t('Assets')}
      icon={<IconTool aria-hidden="true" />}
      empty={t('No assets')}
      hint={t('The machines of this customer: what they are, where they stand and what was done to them.')}
      note={isUnknown && t('There is no such category, so all are shown.')}
      action={
        mayWrite('AssetCategory')(viewer) && (
          <Button
            size="s"
            icon={<IconPlus aria-hidden="true" />}
            render={<AppLink to={newAssetTo({ customer: contact.id, location: null, category: of })} />}
          >
            {t('New asset')}
          </Button>
        )
      }
    >
      {assets.rows.map((asset) => (
        <AssetRow key={asset.id} asset={asset} />
      ))}
    </RelatedCard>
  );
}

function AssetRow({ asset }: { asset: AssetOfContact }) {
  const { slug, name, manufacturer, model_num, serial_num, spot, AssetCategory: kind, ContactLocation: site } = asset;
  const model = [manufacturer, model_num].filter(Boolean).join(' ');
  return (
    <ListItem
      to={assetTo(slug, 'details')}
      leading={<Swatch colour={kind?.color_hex ?? null} />}
      title={name}
      subtitle={[model, serial_num, site?.name, spot].filter(Boolean).join(' · ')}
      trailing={<AssetTag asset={asset} />}
    />
  );
}
