import type { formTemplatesQuery } from '@fieldspan/api/queries/forms';
import type { QueryAnswer } from '@fieldspan/api/queries/query-answer';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconBackhoe, IconChevronRight, IconClipboard, IconLock } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { EditLink } from './edit-link.tsx';
import { ManagedTrailing } from './managed-trailing.tsx';
import styles from './template-item.module.css';
import type { Archived } from './use-archived.ts';

type Template = QueryAnswer<typeof formTemplatesQuery>[number];

type TemplateItemProps = { template: Template; to: string; isUsable: boolean; archived: Archived };

export function TemplateItem({ template, to, isUsable, archived }: TemplateItemProps) {
  if (!isUsable) {
    return (
      <ListItem
        className={styles.closed ?? ''}
        leading={<IconLock aria-hidden="true" />}
        title={<span aria-disabled="true">{template.title}</span>}
        subtitle={<span className={styles.reason}>{t("You don't have permission to use this form")}</span>}
      />
    );
  }
  return (
    <ListItem
      to={to}
      leading={<IconClipboard aria-hidden="true" />}
      title={template.title}
      subtitle={aboutOf(template)}
      trailing={
        <>
          {template.has_equipment === 1 && (
            <Tag icon={<IconBackhoe aria-hidden="true" />}>
              <span className={styles.word}>{t('Equipment')}</span>
            </Tag>
          )}
          {archived.mayWrite && <EditLink name={template.title} to={`/forms/template-editor/${template.slug}`} />}
          <ManagedTrailing record={{ ...template, model: 'FormTemplate' }} archived={archived} />
          <IconChevronRight aria-hidden="true" size={16} />
        </>
      }
    />
  );
}

function aboutOf({ FormChildTemplate, FormChildTemplate_more: areMore, JobPersonnelRole }: Template): string {
  const count = FormChildTemplate.filter(({ archived }) => archived === 0).length;
  const forms = areMore
    ? t('{{count}} forms and more', { count })
    : plural(count, { one: '{{count}} form', other: '{{count}} forms' });
  if (JobPersonnelRole.length === 0) return forms;
  return `${forms} · ${t('for {{roles}}', { roles: JobPersonnelRole.map(({ title }) => title).join(', ') })}`;
}
