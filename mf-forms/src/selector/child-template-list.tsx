import { childTemplatesQuery } from '@fieldspan/api/queries/forms';
import { useSearchText } from '@fieldspan/federation/search-text';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormPlace } from '../form-place.ts';
import { ChildTemplateItem } from './child-template-item.tsx';
import { CreateOne, LevelActions } from './create-one.tsx';
import { Level } from './level.tsx';
import { NothingFound } from './nothing-found.tsx';
import { useArchived } from './use-archived.ts';
import { within } from '../within.ts';

type ChildTemplateListProps = {
  category: { slug: string; name: string };
  template: { id: number; slug: string; title: string };
};

export function ChildTemplateList({ category, template }: ChildTemplateListProps) {
  const { data: all } = useSuspenseQuery(childTemplatesQuery(template.id));
  const archived = useArchived();
  const children = archived.offered(all);
  const place = useFormPlace();
  const { typed, setTyped } = useSearchText();
  const newChild = `/forms/child-template-editor/${template.slug}/new`;
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
      place={place}
      search={{ label: t('Search forms'), typed, onType: setTyped }}
      archived={archived}
      actions={
        <LevelActions
          create={{ label: t('New child template'), to: newChild }}
          edit={{ label: t('Template settings'), to: `/forms/template-editor/${category.slug}/${template.slug}` }}
        />
      }
    >
      {shown.length === 0 && (
        <NothingFound
          text={typed}
          empty={t('No child templates created from this {{template}} template', { template: template.title })}
          action={archived.mayWrite && <CreateOne to={newChild} />}
        />
      )}
      <ul>
        {shown.map((child) => (
          <ChildTemplateItem
            key={child.id}
            child={child}
            templateSlug={template.slug}
            to={`/do-form/${child.slug}${place.formSearch}`}
            archived={archived}
            place={place}
          />
        ))}
      </ul>
    </Level>
  );
}
