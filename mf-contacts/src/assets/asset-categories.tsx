import { assetCategoriesQuery } from '@fieldspan/api/queries/contact-assets';
import type { AssetCategory } from '@fieldspan/api/queries/contact-assets';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { RecordMenu } from '@fieldspan/federation/record-menu';
import { Wait } from '@fieldspan/federation/wait';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { plural, t } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { Swatch } from '@fieldspan/ui/swatch';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CategoryDialog, NewCategory } from './category-dialog.tsx';

/** Opens the kinds of assets, for people who may change them. */
export function AssetCategories() {
  const [isOpen, setIsOpen] = useState(false);
  const { viewer } = useCurrentUser();
  if (!mayWrite('AssetCategory')(viewer)) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('Categories')}</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('Categories of assets')}>
        {isOpen && (
          <Wait fallback={<SkeletonRows count={3} />}>
            <Categories />
          </Wait>
        )}
      </Dialog>
    </>
  );
}

function Categories() {
  const { data: categories } = useSuspenseQuery(assetCategoriesQuery());
  const [edited, setEdited] = useState<AssetCategory | null>(null);
  return (
    <>
      {categories.length === 0 && (
        <EmptyState title={t('No categories')}>{t('Boilers, chillers, elevators: what do you look after?')}</EmptyState>
      )}
      <ul>
        {categories.map((category) => (
          <ListItem
            key={category.id}
            leading={<Swatch colour={category.color_hex} />}
            title={category.name}
            subtitle={plural(category.live_count, { one: '1 asset', other: '{{count}} assets' })}
            trailing={
              <>
                {category.archived === 1 && <Tag>{t('Archived')}</Tag>}
                <RecordMenu
                  record={{ ...category, model: 'AssetCategory', title: category.name }}
                  onEdit={() => setEdited(category)}
                />
              </>
            }
          />
        ))}
      </ul>
      <NewCategory />
      <CategoryDialog category={edited} isOpen={edited !== null} onClose={() => setEdited(null)} />
    </>
  );
}
