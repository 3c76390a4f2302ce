import { formTemplatesQuery } from '@fieldspan/api/queries/forms';
import { mayUseTemplate } from '@fieldspan/domain/template-permission';
import { useSearchText } from '@fieldspan/federation/search-text';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormPlace } from '../form-place.ts';
import { CreateOne, LevelActions } from './create-one.tsx';
import { Level } from './level.tsx';
import { NothingFound } from './nothing-found.tsx';
import { TemplateItem } from './template-item.tsx';
import { useArchived } from './use-archived.ts';
import { within } from '../within.ts';

type TemplateListProps = { category: { id: number; slug: string; name: string } };

export function TemplateList({ category }: TemplateListProps) {
  const place = useFormPlace();
  const { data: all } = useSuspenseQuery(formTemplatesQuery(category.id, place.isWorksheet));
  const archived = useArchived();
  const templates = archived.offered(all);
  const { typed, setTyped } = useSearchText();
  const newTemplate = `/forms/template-editor/${category.slug}/new`;
  const shown = within(templates, ({ title }) => title, typed);
  return (
    <Level
      title={category.name}
      crumb={category.name}
      above={[{ label: t('Categories'), to: `/forms/templates${place.search}` }]}
      count={templates.length}
      place={place}
      search={{ label: t('Search templates'), typed, onType: setTyped }}
      archived={archived}
      actions={<LevelActions create={{ label: t('New template'), to: newTemplate }} />}
    >
      {shown.length === 0 && (
        <NothingFound
          text={typed}
          empty={t('No form templates found in {{category}}', { category: category.name })}
          action={archived.mayWrite && <CreateOne to={newTemplate} />}
        />
      )}
      <ul>
        {shown.map((template) => (
          <TemplateItem
            key={template.id}
            template={template}
            archived={archived}
            to={`/forms/templates/${category.slug}/${template.slug}${place.search}`}
            isUsable={mayUseTemplate({
              templateRoleIds: template.JobPersonnelRole.map(({ id }) => id),
              canWriteForms: archived.mayWrite,
              context: place.context,
            })}
          />
        ))}
      </ul>
    </Level>
  );
}
