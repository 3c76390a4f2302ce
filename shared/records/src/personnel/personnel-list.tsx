import { alertError, showAlert } from '@fieldspan/api/alerts';
import { deleteRecord } from '@fieldspan/api/delete-record';
import type { PersonnelRole } from '@fieldspan/api/queries/time-logs';
import { restoreRecords } from '@fieldspan/api/restore-records';
import { saveRecord } from '@fieldspan/api/save-record';
import { personName } from '@fieldspan/domain/person-name';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconDots, IconPlus, IconUsers } from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import { Tag } from '@fieldspan/ui/tag';
import { useState, type ReactNode } from 'react';
import { RelatedCard } from '../page/related-card.tsx';
import { RelatedPerson, type Colleague } from '../page/related-person.tsx';
import { PersonnelDialog, type PersonnelChoice } from './personnel-dialog.tsx';

/** The project or service call. */
type Work = { model: 'JobPersonnel'; job_id: number } | { model: 'ServicePersonnel'; service_id: number };

type Held = {
  id: number;
  version: number;
  user_id: number;
  personnel_role_id: number | null;
  User: Colleague | null;
};

type PersonnelListProps = {
  work: Work;
  people: readonly Held[];
  /** Roles of the company that are not archived, and those in use here. */
  roles: readonly PersonnelRole[];
  /** Required roles that nobody has. */
  missing?: readonly PersonnelRole[];
  mayWrite: boolean;
  empty: string;
  hint: string;
  /** A tag beside the role. */
  renderTag?: (held: Held) => ReactNode;
  renderMissing?: (roles: readonly PersonnelRole[], action: ReactNode) => ReactNode;
};

/** The people on a project or service call with their roles; people with permission can change them here. */
export function PersonnelList(props: PersonnelListProps) {
  const { work, people, roles, missing = [], mayWrite, empty, hint, renderTag, renderMissing } = props;
  const [asked, setAsked] = useState<PersonnelChoice | null>(null);
  const add = (roleId: number | null) => setAsked({ held: null, roleId });
  const fill = mayWrite && <FillRoles roles={missing} onFill={add} />;
  return (
    <>
      <RelatedCard
        more={0}
        title={t('Personnel')}
        icon={<IconUsers aria-hidden="true" />}
        empty={empty}
        hint={hint}
        action={
          mayWrite && (
            <Button icon={<IconPlus aria-hidden="true" />} onClick={() => add(null)}>
              {t('Add person')}
            </Button>
          )
        }
        {...(missing.length > 0 && renderMissing && { note: renderMissing(missing, fill) })}
      >
        {people.map((held) => (
          <RelatedPerson
            key={held.id}
            person={held.User}
            trailing={
              <>
                {renderTag?.(held)}
                <RoleTag role={roles.find(({ id }) => id === held.personnel_role_id)} />
                {mayWrite && (
                  <HeldMenu
                    held={held}
                    onChange={() => setAsked({ held, roleId: held.personnel_role_id })}
                    onRemove={() => remove(work, held)}
                  />
                )}
              </>
            }
          />
        ))}
      </RelatedCard>
      {asked && (
        <PersonnelDialog
          choice={asked}
          taken={people.map(({ user_id }) => user_id)}
          roles={roles}
          onSave={(values) => save(work, values)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

type FillRolesProps = { roles: readonly PersonnelRole[]; onFill: (roleId: number) => void };

const FillRoles = ({ roles, onFill }: FillRolesProps) =>
  roles.map(({ id, title }) => (
    <Button key={id} onClick={() => onFill(id)}>
      {t('Choose: {{role}}', { role: title })}
    </Button>
  ));

const RoleTag = ({ role }: { role: PersonnelRole | undefined }) => role && <Tag>{role.title}</Tag>;

type HeldMenuProps = { held: Held; onChange: () => void; onRemove: () => Promise<void> };

function HeldMenu({ held: { User }, onChange, onRemove }: HeldMenuProps) {
  const label = t('What to do with {{name}}', { name: User ? personName(User) : t('Unknown person') });
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={<IconDots aria-hidden="true" />} />}
      items={[
        { label: t('Change role…'), onSelect: onChange },
        { label: t('Remove'), onSelect: () => void onRemove() },
      ]}
    />
  );
}

type Values = { id?: number; version?: number; user_id?: number; personnel_role_id: number | null };

async function save(work: Work, values: Values): Promise<void> {
  await (work.model === 'JobPersonnel'
    ? saveRecord(work.model, { job_id: work.job_id, ...values })
    : saveRecord(work.model, { service_id: work.service_id, ...values }));
}

/** Removes at once, with an undo for a while. */
async function remove(work: Work, held: Held): Promise<void> {
  const { id, version, user_id, personnel_role_id, User } = held;
  try {
    const trashId = await deleteRecord(work.model, { id, version });
    const undo = async () => {
      // Roles grant permissions, so undoing adds the person anew instead of restoring the row.
      if (trashId === null) await save(work, { user_id, personnel_role_id });
      else await restoreRecords([trashId]);
    };
    const name = User ? personName(User) : t('Unknown person');
    showAlert({ type: 'success', message: t('{{name}} removed.', { name }), undo });
  } catch (error) {
    alertError(error);
  }
}
