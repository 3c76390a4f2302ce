import { peopleChoicesQuery } from '@fieldspan/api/queries/records';
import { queryValue } from '@fieldspan/api/queries/query-value';
import type { PersonnelRole } from '@fieldspan/api/queries/time-logs';
import { personName } from '@fieldspan/domain/person-name';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { Stack } from '@fieldspan/ui/layout/stack';
import { SelectField } from '@fieldspan/ui/select-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { RelationField } from '../fields/relation-field.tsx';
import type { Colleague } from '../page/related-person.tsx';

/** What to choose: a new person, or the role of an existing one. */
export type PersonnelChoice = {
  held: { id: number; version: number; User: Colleague | null } | null;
  roleId: number | null;
};

type Values = { id?: number; version?: number; user_id?: number; personnel_role_id: number | null };

type PersonnelDialogProps = {
  choice: PersonnelChoice;
  /** The people who are already there. */
  taken: readonly number[];
  roles: readonly PersonnelRole[];
  onSave: (values: Values) => Promise<void>;
  onClose: () => void;
};

/** Chooses an active colleague and their role. */
export function PersonnelDialog({
  choice: { held, roleId: first },
  taken,
  roles,
  onSave,
  onClose,
}: PersonnelDialogProps) {
  const [userId, setUserId] = useState<number | null>(null);
  const [roleId, setRoleId] = useState(first);
  const saving = useMutation({ mutationFn: onSave, onSuccess: onClose });
  const offered = roles.filter(({ id, archived }) => archived === 0 || id === first);
  const values = held ? { id: held.id, version: held.version } : userId !== null && { user_id: userId };
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={held?.User ? t('Role of {{name}}', { name: personName(held.User) }) : t('Add person')}
      footer={
        <Button
          variant="primary"
          busy={saving.isPending}
          disabled={values === false}
          onClick={() => values && saving.mutate({ ...values, personnel_role_id: roleId })}
        >
          {held ? t('Save') : t('Add')}
        </Button>
      }
    >
      <Stack>
        {!held && (
          <RelationField
            label={t('Person')}
            value={userId}
            shown={null}
            choices={(typed) => choicesWithout(taken, typed)}
            onChange={setUserId}
          />
        )}
        <SelectField
          label={t('Role')}
          value={String(roleId ?? '')}
          onChange={(value) => setRoleId(value === '' ? null : Number(value))}
          options={[
            { value: '', label: t('None') },
            ...offered.map(({ id, title }) => ({ value: `${id}`, label: title })),
          ]}
        />
      </Stack>
    </Dialog>
  );
}

function choicesWithout(taken: readonly number[], typed: string) {
  const { queryKey, queryFn } = peopleChoicesQuery(typed);
  return queryValue([...queryKey, 'without', taken], async (context) => {
    const { rows, more } = await queryFn(context);
    return { rows: rows.filter(({ id }) => !taken.includes(id)), more };
  });
}
