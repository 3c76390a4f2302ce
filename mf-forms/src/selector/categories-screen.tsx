import { formCategoriesQuery } from '@fieldspan/api/queries/forms';
import type { QueryAnswer } from '@fieldspan/api/queries/query-answer';
import { useSearchText } from '@fieldspan/federation/search-text';
import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconChevronRight, IconFolder, IconPackages } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useFormPlace } from '../form-place.ts';
import { EditCategory, NewCategory } from './category-controls.tsx';
import { ChoosingContext } from './choosing.ts';
import { ReadyLine } from '../ready-line.tsx';
import { Level } from './level.tsx';
import { ManagedTrailing } from './managed-trailing.tsx';
import { NothingFound } from './nothing-found.tsx';
import { useArchived } from './use-archived.ts';
import type { Archived } from './use-archived.ts';
import { within } from '../within.ts';

export function CategoriesScreen() {
  const { data: all } = useSuspenseQuery(formCategoriesQuery());
  const archived = useArchived();
  const place = useFormPlace();
  const categories = archived.offered(all).filter(({ has_worksheet_forms: has }) => !place.isWorksheet || has === 1);
  const { typed, setTyped } = useSearchText();
  const isChoosing = use(ChoosingContext);
  const shown = within(categories, ({ name }) => name, typed);
  return (
    <Level
      title={t('Forms')}
      subtitle={t('Choose a category to see its form templates.')}
      crumb={t('Categories')}
      count={categories.length}
      place={place}
      search={{ label: t('Search categories'), typed, onType: setTyped }}
      archived={archived}
      {...(!isChoosing && categories.length > 0 && { notice: <ReadyLine /> })}
      actions={
        <>
          <FromMarketplace />
          <NewCategory label={t('New category')} />
        </>
      }
    >
      {shown.length === 0 && (
        <NothingFound
          text={typed}
          empty={t('No template categories created')}
          action={
            archived.mayWrite && (
              <>
                <NewCategory label={t('Create one')} />
                <FromMarketplace />
              </>
            )
          }
        >
          {t('A category groups the form templates of your company.')}
        </NothingFound>
      )}
      <ul>
        {shown.map((category) => (
          <CategoryItem key={category.id} category={category} search={place.search} archived={archived} />
        ))}
      </ul>
    </Level>
  );
}

type CategoryItemProps = {
  category: QueryAnswer<typeof formCategoriesQuery>[number];
  search: string;
  archived: Archived;
};

function CategoryItem({ category, search, archived }: CategoryItemProps) {
  return (
    <ListItem
      to={`/forms/templates/${category.slug}${search}`}
      leading={<IconFolder aria-hidden="true" />}
      title={category.name}
      subtitle={templatesText(category)}
      trailing={
        <>
          {category.has_worksheet_forms === 1 && <Tag>{t('Worksheets')}</Tag>}
          {archived.mayWrite && <EditCategory category={category} />}
          <ManagedTrailing
            record={{ ...category, model: 'FormTemplateCategory', title: category.name }}
            archived={archived}
          />
          <IconChevronRight aria-hidden="true" size={16} />
        </>
      }
    />
  );
}

const FromMarketplace = () => (
  <Button icon={<IconPackages aria-hidden="true" />} render={<AppLink to="/forms/marketplace" />}>
    {t('Form marketplace')}
  </Button>
);

type Counted = { FormTemplate: readonly { archived: number }[]; FormTemplate_more: boolean };

function templatesText({ FormTemplate: templates, FormTemplate_more: areMore }: Counted): string {
  const count = templates.filter(({ archived }) => archived === 0).length;
  if (areMore) return t('{{count}} templates and more', { count });
  return plural(count, { one: '{{count}} template', other: '{{count}} templates' });
}
