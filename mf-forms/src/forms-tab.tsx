import { outboxAtom } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { relatedFormsQuery } from '@fieldspan/api/queries/records';
import type { Places } from '@fieldspan/contract/places';
import { momentText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { useNow } from '@fieldspan/federation/now';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconClipboardCheck, IconPlus } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { FormParent } from '@fieldspan/api/queries/records';
import { useAtomValue } from 'jotai';
import { RelatedActions } from './actions/related-actions.tsx';
import { whereSearch } from './form-place.ts';
import type { FormWhere } from './form-place.ts';
import { formMemoOf } from './signing/form-memo.ts';
import { RelatedCard } from '@fieldspan/records/page/related-card';

export const ProjectForms = ({ project }: Places['project.tab']) => (
  <Forms
    parent={{ job_id: project.id }}
    where={{ place: { kind: 'job', id: project.slug }, about: {} }}
    hint={t('Forms that are filled in for this job show here with their author and time.')}
  />
);

export const ServiceForms = ({ service }: Places['service.tab']) => (
  <>
    <Forms
      parent={{ service_id: service.id }}
      where={{ place: { kind: 'service', id: service.slug }, about: {} }}
      hint={t('Forms that are filled in for this job show here with their author and time.')}
    />
    <RelatedActions parent={{ service_id: service.id }} />
  </>
);

export const EquipmentForms = ({ equipment }: Places['equipment.tab']) => (
  <>
    <Forms
      parent={{ equipment_id: equipment.id }}
      where={{ place: null, about: { equipment: equipment.id } }}
      hint={t('Forms that are filled in for this machine show here.')}
    />
    <RelatedActions parent={{ equipment_id: equipment.id }} />
  </>
);

export const ContactForms = ({ contact }: Places['contact.tab']) => (
  <Forms
    parent={{ customer_asset_id: contact.id }}
    where={{ place: null, about: { contact: contact.id } }}
    hint={t('Forms that are filled in for this contact show here.')}
  />
);

export const PersonForms = ({ person }: Places['employee.tab']) => (
  <Forms
    parent={{ about_user_id: person.id }}
    where={{ place: null, about: { person: person.id } }}
    hint={t('Forms about this person show here, to those who may read them.')}
  />
);

/** The forms of a service's worksheet; new ones are started from the worksheet forms. */
export const WorksheetForms = ({ service }: Places['service.worksheet']) => (
  <Forms
    parent={{ worksheet_id: service.id }}
    where={{ place: { kind: 'service', id: service.slug }, about: {} }}
    isWorksheet
    hint={t('Worksheet forms that are filled in for this call show here.')}
  />
);

type FormsProps = { parent: FormParent; where: FormWhere; hint: string; isWorksheet?: boolean };

/** The forms filled for one record, those first that are not sent yet. */
function Forms({ parent, where, hint, isWorksheet = false }: FormsProps) {
  const now = useNow();
  const unsent = useUnsent(parent);
  const {
    data: { rows: forms, more },
  } = useSuspenseQuery(relatedFormsQuery(parent));
  return (
    <RelatedCard
      more={more}
      title={isWorksheet ? t('Worksheets') : t('Forms')}
      icon={<IconClipboardCheck aria-hidden="true" />}
      action={
        <Button
          icon={<IconPlus aria-hidden="true" />}
          render={<AppLink to={`/forms/templates${whereSearch(where)}${isWorksheet ? '&worksheet=1' : ''}`} />}
        >
          {isWorksheet ? t('Start a worksheet') : t('Start a form')}
        </Button>
      }
      empty={isWorksheet ? t('No worksheets') : t('No Forms')}
      hint={hint}
    >
      {[
        ...unsent.map(({ clientKey, label, state, editAt }) => (
          <ListItem
            key={clientKey}
            to={state === 'failed' && editAt !== null ? editAt : '/outbox'}
            title={label}
            trailing={<Tag>{state === 'failed' ? t('Not sent') : t('Waiting to be sent')}</Tag>}
          />
        )),
        ...forms.map((form) => (
          <ListItem
            key={form.id}
            to={`/form/view/${form.slug}`}
            title={form.FormChildTemplate?.description ?? form.FormTemplate?.title ?? t('Form')}
            subtitle={[momentText(form.created_at, now), form.User && personName(form.User)]
              .filter(Boolean)
              .join(' · ')}
            trailing={form.is_deactivated === 1 && <Tag>{t('Deactivated')}</Tag>}
          />
        )),
      ]}
    </RelatedCard>
  );
}

/** Forms of one project, service or machine that wait in the outbox; one that goes in two parts is one form. */
function useUnsent(parent: FormParent): OutboxItem[] {
  const forms = useAtomValue(outboxAtom).filter((item) => formMemoOf(item) !== null && isOf(item, parent));
  return [...new Map(forms.map((item) => [item.lane, item])).values()];
}

function isOf({ payload, first }: OutboxItem, parent: FormParent): boolean {
  const filled = first?.payload ?? payload;
  return Object.entries(parent).every(([field, id]) => filled[field] === id);
}
