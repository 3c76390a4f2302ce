import { materialChoicesQuery, stockPlacesQuery } from '@fieldspan/api/queries/stock';
import { projectChoicesQuery } from '@fieldspan/api/queries/work-choices';
import { msg } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';
import { RelationField } from '@fieldspan/records/fields/relation-field';
import { Button } from '@fieldspan/ui/button';
import { DateField } from '@fieldspan/ui/date-field';
import { Dialog } from '@fieldspan/ui/dialog';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconPackages } from '@fieldspan/ui/icons';
import { Stack } from '@fieldspan/ui/layout/stack';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { KINDS, needsFrom, needsTo, useMovement } from './use-movement.ts';
import type { Kind } from './use-movement.ts';

const NAMES: Readonly<Record<Kind, Message>> = {
  receive: msg('Put in'),
  move: msg('Move to another place'),
  use: msg('Use on a project'),
  count: msg('Count'),
};

export function MoveButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<IconPackages aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('Move stock')}
      </Button>
      {isOpen && <MoveDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Puts a material in, moves it, uses it or counts it. */
function MoveDialog({ onClose }: { onClose: () => void }) {
  const movement = useMovement();
  const { typed, type, isComplete, saving } = movement;
  const { kind } = typed;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Move stock')}
      footer={
        <Button
          variant="primary"
          busy={saving.isPending}
          disabled={!isComplete}
          onClick={() => saving.mutate(undefined, { onSuccess: onClose })}
        >
          {t('Save')}
        </Button>
      }
    >
      <Stack>
        <SelectField
          label={t('What happens')}
          value={kind}
          options={KINDS.map((value) => ({ value, label: translated(NAMES[value]) }))}
          onChange={(value) => type({ kind: KINDS.find((one) => one === value) ?? 'receive' })}
        />
        <RelationField
          label={t('Material')}
          value={typed.material}
          shown={null}
          choices={materialChoicesQuery}
          onChange={(material) => type({ material })}
        />
        <PlaceFields {...movement} />
        <TextField
          label={kind === 'count' ? t('How many are there') : t('How many')}
          inputMode="decimal"
          value={typed.quantity}
          onChange={(quantity) => type({ quantity })}
        />
        <DateField label={t('Date')} value={typed.day} onChange={(day) => type({ day })} />
        <TextField label={t('Note')} value={typed.note} onChange={(note) => type({ note })} />
      </Stack>
    </Dialog>
  );
}

type FieldsProps = Pick<ReturnType<typeof useMovement>, 'typed' | 'type'>;

function PlaceFields({ typed, type }: FieldsProps) {
  const { data: places } = useSuspenseQuery(stockPlacesQuery());
  const options = [
    { value: '', label: t('Choose a place') },
    ...places.filter(({ archived }) => archived === 0).map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <>
      {options.length === 1 && <p>{t('There is no place yet. Make a store or a van under Places.')}</p>}
      {needsFrom(typed.kind) && (
        <SelectField label={t('From')} value={typed.from} options={options} onChange={(from) => type({ from })} />
      )}
      {needsTo(typed.kind) && (
        <SelectField
          label={typed.kind === 'count' ? t('Place') : t('To')}
          value={typed.to}
          options={options}
          onChange={(to) => type({ to })}
        />
      )}
      {typed.kind === 'use' && (
        <RelationField
          label={t('Project')}
          value={typed.job}
          shown={null}
          choices={projectChoicesQuery}
          onChange={(job) => type({ job })}
        />
      )}
    </>
  );
}
