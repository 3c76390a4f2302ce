import { childTemplatesQuery } from '@fieldspan/api/queries/forms';
import { useSearchText } from '@fieldspan/federation/search-text';
import { t } from '@fieldspan/ui/i18n';
import { IconChevronRight, IconFileText } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormPlace } from '../form-place.ts';
import { Level } from './level.tsx';
import { ManagedTrailing } from './managed-trailing.tsx';
import { NothingFound } from './nothing-found.tsx';
import { useArchived } from './use-archived.ts';
import { within } from './within.ts';

type ChildTemplateListProps = {
  category: { slug: string; name: string };
  template: { id: number; title: string };
};

export function ChildTemplateList({ category, template }: ChildTemplateListProps) {
  const { data: all } = useSuspenseQuery(childTemplatesQuery(template.id));
  const archived = useArchived();
  const children = archived.offered(all);
  const place = useFormPlace();
  const { typed, setTyped } = useSearchText();
  const shown = within(children, ({ description }) => description, typed);
  return (
    <Level
      title={template.title}
      crumb={template.title}
      above={[
        { label: t('Categories'), to: `/forms/templates${place.search}` },
        { label: category.name, to: `/forms/templates/${category.slug}${place.search}` },
      ]}
      count={children.length}
      placeLabel={place.label}
      search={{ label: t('Search forms'), typed, onType: setTyped }}
      archived={archived}
    >
      {shown.length === 0 && (
        <NothingFound
          text={typed}
          empty={t('No child templates created from this {{template}} template', { template: template.title })}
        />
      )}
      <ul>
        {shown.map((child) => (
          <ListItem
            key={child.id}
            {...(child.archived === 0 && { to: `/do-form/${child.slug}${place.search}` })}
            leading={<IconFileText aria-hidden="true" />}
            title={child.description}
            trailing={
              <>
                <ManagedTrailing
                  record={{ ...child, model: 'FormChildTemplate', title: child.description }}
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
