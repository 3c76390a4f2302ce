import type { childTemplatesQuery } from '@fieldspan/api/queries/forms';
import type { QueryAnswer } from '@fieldspan/api/queries/query-answer';
import { t } from '@fieldspan/ui/i18n';
import { IconChevronRight, IconFileText } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import type { SelectorPlace } from '../form-place.ts';
import { EditLink } from './edit-link.tsx';
import { ManagedTrailing } from './managed-trailing.tsx';
import { QueueToggle } from './queue-toggle.tsx';
import type { Archived } from './use-archived.ts';

type ChildTemplateItemProps = {
  child: QueryAnswer<typeof childTemplatesQuery>[number];
  templateSlug: string;
  to: string;
  archived: Archived;
  place: SelectorPlace;
};

/** A form to fill in; an archived or used one can only be managed. */
export function ChildTemplateItem({ child, templateSlug, to, archived, place }: ChildTemplateItemProps) {
  const { slug, description } = child;
  const isUsed = child.is_used_up === 1;
  const isOpen = child.archived === 0 && !isUsed;
  return (
    <ListItem
      {...(isOpen && { to })}
      leading={<IconFileText aria-hidden="true" />}
      title={description}
      {...(isUsed && { subtitle: t('Filled in. This form is for single use.') })}
      trailing={
        <>
          {isOpen && <QueueToggle name={description} slug={slug} place={place} />}
          {archived.mayWrite && (
            <EditLink name={description} to={`/forms/child-template-editor/${templateSlug}/${slug}`} />
          )}
          <ManagedTrailing record={{ ...child, model: 'FormChildTemplate', title: description }} archived={archived} />
          {isUsed && <Tag>{t('Used')}</Tag>}
          <IconChevronRight aria-hidden="true" size={16} />
        </>
      }
    />
  );
}
