import { relatedFormsQuery } from '@fieldspan/api/queries/records';
import type { Places } from '@fieldspan/contract/places';
import { momentText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { useNow } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { IconClipboardCheck } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Parent } from '@fieldspan/api/queries/records';
import { RelatedList } from '@fieldspan/records/page/related-list';

export const ProjectForms = ({ project }: Places['project.tab']) => <Forms parent={{ job_id: project.id }} />;

export const ServiceForms = ({ service }: Places['service.tab']) => <Forms parent={{ service_id: service.id }} />;

/** The forms filled on a project or a service. */
function Forms({ parent }: { parent: Parent }) {
  const now = useNow();
  const { data: forms } = useSuspenseQuery(relatedFormsQuery(parent));
  return (
    <RelatedList
      title={t('Forms')}
      icon={<IconClipboardCheck aria-hidden="true" />}
      empty={t('No Forms')}
      hint={t('Forms that are filled in for this job show here with their author and time.')}
    >
      {forms.map((form) => (
        <ListItem
          key={form.id}
          to={`/form/view/${form.slug}`}
          title={form.FormChildTemplate?.description ?? form.FormTemplate?.title ?? t('Form')}
          subtitle={[momentText(form.created_at, now), form.User && personName(form.User)].filter(Boolean).join(' · ')}
          trailing={form.is_deactivated === 1 && <Tag>{t('Deactivated')}</Tag>}
        />
      ))}
    </RelatedList>
  );
}
