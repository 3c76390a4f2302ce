import { formCategoriesQuery } from '@fieldspan/api/queries/forms';
import { useSearchText } from '@fieldspan/federation/search-text';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconChevronRight, IconFolder } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormPlace } from '../form-place.ts';
import { Level } from './level.tsx';
import { ManagedTrailing } from './managed-trailing.tsx';
import { NothingFound } from './nothing-found.tsx';
import { useArchived } from './use-archived.ts';
import { within } from './within.ts';

export function CategoriesScreen() {
  const { data: all } = useSuspenseQuery(formCategoriesQuery());
  const archived = useArchived();
  const categories = archived.offered(all);
  const place = useFormPlace();
  const { typed, setTyped } = useSearchText();
  const shown = within(categories, ({ name }) => name, typed);
  return (
    <Level
      title={t('Forms')}
      subtitle={t('Choose a category to see its form templates.')}
      crumb={t('Categories')}
      count={categories.length}
      placeLabel={place.label}
      search={{ label: t('Search categories'), typed, onType: setTyped }}
      archived={archived}
    >
      {shown.length === 0 && (
        <NothingFound text={typed} empty={t('No template categories created')}>
          {t('A category groups the form templates of your company.')}
        </NothingFound>
      )}
      <ul>
        {shown.map((category) => (
          <ListItem
            key={category.id}
            to={`/forms/templates/${category.slug}${place.search}`}
            leading={<IconFolder aria-hidden="true" />}
            title={category.name}
            subtitle={templatesText(category)}
            trailing={
              <>
                {category.has_worksheet_forms === 1 && <Tag>{t('Worksheets')}</Tag>}
                <ManagedTrailing
                  record={{ ...category, model: 'FormTemplateCategory', title: category.name }}
                  archived={archived}
                />
                <IconChevronRight aria-hidden="true" size={16} />
              </>
            }
          />
        ))}
      </ul>
    </Level>
  );
}

type Counted = { FormTemplate: readonly { archived: number }[]; FormTemplate_more: boolean };

function templatesText({ FormTemplate: templates, FormTemplate_more: areMore }: Counted): string {
  const count = templates.filter(({ archived }) => archived === 0).length;
  if (areMore) return t('{{count}} templates and more', { count });
  return plural(count, { one: '{{count}} template', other: '{{count}} templates' });
}
