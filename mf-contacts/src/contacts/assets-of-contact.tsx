import { assetCategoriesQuery, assetsOfQuery } from '@fieldspan/api/queries/contact-assets';
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
import { AssetTag } from '../parts/asset-tag.tsx';
import { assetTo, newAssetTo } from '../parts/asset-path.ts';

/** The machines of a contact, all or those of the category in the address. */
export function AssetsOfContact({ record: contact }: { record: Contact }) {
  const { viewer } = useCurrentUser();
  const { cat_slug: shown } = useParams();
  const { data: categories } = useSuspenseQuery(assetCategoriesQuery());
  const category = categories.find(({ slug }) => slug === shown) ?? null;
  const { data: assets } = useSuspenseQuery(assetsOfQuery(contact.id, category?.id ?? null));
  const path = `/contact/${contact.slug}/assets`;
  const isUnknown = shown !== undefined && category === null;
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
              render={
                <AppLink to={newAssetTo({ customer: contact.id, location: null, category: category?.id ?? null })} />
              }
            >
              {t('New asset')}
            </Button>
          )
        }
      >
        {assets.rows.map((asset) => (
          <ListItem
            key={asset.id}
            to={assetTo(asset.slug, 'details')}
            leading={<Swatch colour={asset.AssetCategory?.color_hex ?? null} />}
            title={asset.name}
            subtitle={[
              [asset.manufacturer, asset.model_num].filter(Boolean).join(' '),
              asset.serial_num,
              asset.ContactLocation?.name,
              asset.spot,
            ]
              .filter(Boolean)
              .join(' · ')}
            trailing={<AssetTag asset={asset} />}
          />
        ))}
      </RelatedCard>
    </>
  );
}
