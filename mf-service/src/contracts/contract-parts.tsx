import {
  contractFormsQuery,
  contractMaterialsQuery,
  contractPersonnelQuery,
  contractProductsQuery,
  contractTasksQuery,
  formChoicesQuery,
  materialChoicesQuery,
  serviceTaskChoicesQuery,
} from '@fieldspan/api/queries/contracts';
import type {
  ContractForm,
  ContractMaterial,
  ContractPerson,
  ContractProduct,
  ContractTask,
} from '@fieldspan/api/queries/contracts';
import { assetChoicesQuery } from '@fieldspan/api/queries/contact-assets';
import type { ServiceContractRow } from '@fieldspan/api/queries/financial';
import { peopleChoicesQuery } from '@fieldspan/api/queries/records';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { msg } from '@fieldspan/domain/message';
import { personName } from '@fieldspan/domain/person-name';
import { useCurrentUser } from '@fieldspan/records/current-user';
import type { Field } from '@fieldspan/records/field';
import { RelatedRecords } from '@fieldspan/records/page/related-records';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconClipboardCheck, IconFileText, IconPackages, IconTool, IconUsers } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';

type PartProps = { record: ServiceContractRow };

const useIsWriter = (): boolean => mayWrite('ServiceContract')(useCurrentUser().viewer);

const TASK_FIELDS: readonly Field<'ServiceContractTask', ContractTask>[] = [
  { kind: 'text', name: 'title', label: msg('What is done'), required: true, wide: true },
  {
    kind: 'relation',
    name: 'task_id',
    label: msg('Service task'),
    hint: msg('The task that it is one of, if there is one.'),
    choices: serviceTaskChoicesQuery,
    shownOf: ({ ServiceTask }) => ServiceTask?.title ?? null,
  },
  { kind: 'number', name: 'sort_order', label: msg('Order') },
];

/** The checklist of every visit. */
export function ContractTasks({ record: { id } }: PartProps) {
  const { data: some } = useSuspenseQuery(contractTasksQuery(id));
  return (
    <RelatedRecords
      model="ServiceContractTask"
      title={t('Tasks')}
      icon={<IconClipboardCheck aria-hidden="true" />}
      newTitle={t('Add a task')}
      editTitle={t('Edit the task')}
      empty={t('No tasks')}
      hint={t('What is done on each visit. It stands on the visit as a checklist.')}
      some={some}
      fields={TASK_FIELDS}
      blank={{ contract_id: id, title: '', sort_order: some.rows.length }}
      mayWrite={useIsWriter()}
      shownAs={({ title, ServiceTask: task }) => ({
        title,
        subtitle: task?.minutes ? t('{{count}} min', { count: task.minutes }) : '',
      })}
    />
  );
}

const MATERIAL_FIELDS: readonly Field<'ServiceContractMaterial', ContractMaterial>[] = [
  { kind: 'text', name: 'description', label: msg('What is brought along'), required: true, wide: true },
  { kind: 'number', name: 'quantity', label: msg('How many'), required: true },
  {
    kind: 'relation',
    name: 'material_id',
    label: msg('Material'),
    choices: materialChoicesQuery,
    shownOf: ({ Material }) => Material?.description ?? null,
  },
];

export function ContractMaterials({ record: { id } }: PartProps) {
  const { data: some } = useSuspenseQuery(contractMaterialsQuery(id));
  return (
    <RelatedRecords
      model="ServiceContractMaterial"
      title={t('Materials')}
      icon={<IconPackages aria-hidden="true" />}
      newTitle={t('Add a material')}
      editTitle={t('Edit the material')}
      empty={t('No materials')}
      hint={t('What is brought along to each visit, such as filters. It stands on the visit before the tasks.')}
      some={some}
      fields={MATERIAL_FIELDS}
      blank={{ contract_id: id, description: '', quantity: 1 }}
      mayWrite={useIsWriter()}
      shownAs={({ description, quantity, Material }) => ({
        title: `${quantity} × ${description}`,
        subtitle: Material?.unit ?? '',
      })}
    />
  );
}

const FORM_FIELDS: readonly Field<'ServiceContractForm', ContractForm>[] = [
  {
    kind: 'relation',
    name: 'child_template_id',
    label: msg('Form'),
    required: true,
    choices: formChoicesQuery,
    shownOf: ({ FormChildTemplate }) => FormChildTemplate?.description ?? null,
  },
];

/** The forms that are filled in on every visit. */
export function ContractForms({ record: { id } }: PartProps) {
  const { data: some } = useSuspenseQuery(contractFormsQuery(id));
  return (
    <RelatedRecords
      model="ServiceContractForm"
      title={t('Forms')}
      icon={<IconFileText aria-hidden="true" />}
      newTitle={t('Add a form')}
      editTitle={t('Change the form')}
      empty={t('No forms')}
      hint={t('What is filled in on each visit. It stands on the visit until it is filled in.')}
      some={some}
      fields={FORM_FIELDS}
      blank={{ contract_id: id }}
      mayWrite={useIsWriter()}
      shownAs={({ FormChildTemplate: form }) => ({
        title: form?.description ?? t('A form'),
        tag: form?.archived === 1 && <Tag>{t('Archived')}</Tag>,
      })}
    />
  );
}

const productFields = (customerId: number): readonly Field<'ServiceContractProduct', ContractProduct>[] => [
  {
    kind: 'relation',
    name: 'asset_id',
    label: msg('Asset'),
    required: true,
    choices: (typed) => assetChoicesQuery(customerId, typed),
    shownOf: ({ CustomerAsset }) => CustomerAsset?.name ?? null,
  },
];

/** The machines of the customer that each visit is about. */
export function ContractProducts({ record: { id, customer_id: customerId } }: PartProps) {
  const { data: some } = useSuspenseQuery(contractProductsQuery(id));
  const isWriter = useIsWriter();
  if (customerId === null)
    return (
      <EmptyState icon={<IconTool aria-hidden="true" />} title={t('First a customer')}>
        {t('Choose the customer of this contract under Details; then their assets can be added here.')}
      </EmptyState>
    );
  return (
    <RelatedRecords
      model="ServiceContractProduct"
      title={t('Products')}
      icon={<IconTool aria-hidden="true" />}
      newTitle={t('Add an asset')}
      editTitle={t('Change the asset')}
      empty={t('No products')}
      hint={t('The machines of the customer that each visit is about. The visit stands in their history.')}
      some={some}
      fields={productFields(customerId)}
      blank={{ contract_id: id }}
      mayWrite={isWriter}
      shownAs={({ CustomerAsset: asset }) => ({
        title: asset?.name ?? t('An asset'),
        subtitle: [asset?.manufacturer, asset?.serial_num, asset?.spot].filter(Boolean).join(' · '),
      })}
    />
  );
}

const PERSON_FIELDS: readonly Field<'ServiceContractPersonnel', ContractPerson>[] = [
  {
    kind: 'relation',
    name: 'user_id',
    label: msg('Person'),
    required: true,
    choices: peopleChoicesQuery,
    shownOf: ({ User }) => User && personName(User),
  },
  { kind: 'flag', name: 'is_lead', label: msg('Leads the visits') },
];

export function ContractPersonnel({ record: { id } }: PartProps) {
  const { data: some } = useSuspenseQuery(contractPersonnelQuery(id));
  return (
    <RelatedRecords
      model="ServiceContractPersonnel"
      title={t('Personnel')}
      icon={<IconUsers aria-hidden="true" />}
      newTitle={t('Add person')}
      editTitle={t('Change the person')}
      empty={t('No personnel')}
      hint={t(
        'Who goes. Without somebody who leads, and when they are away, a visit waits in the tray of the schedule.',
      )}
      some={some}
      fields={PERSON_FIELDS}
      blank={{ contract_id: id, is_lead: some.rows.length === 0 ? 1 : 0 }}
      mayWrite={useIsWriter()}
      shownAs={({ User, is_lead: isLead }) => ({
        title: User ? personName(User) : t('Unknown person'),
        subtitle: User?.job_title ?? '',
        tag: isLead === 1 && <Tag tone="blue">{t('Leads')}</Tag>,
      })}
    />
  );
}
