import { alertError, showAlert } from '@fieldspan/api/alerts';
import { call } from '@fieldspan/api/call';
import { equipmentChoicesQuery } from '@fieldspan/api/queries/kits';
import type { Kit } from '@fieldspan/api/queries/kits';
import { KIT_MOST } from '@fieldspan/domain/equipment/kits';
import { t } from '@fieldspan/ui/i18n';
import { MultiSelectField } from '@fieldspan/ui/multi-select-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** The pieces of the kit that is being written; a piece that is part of another kit moves to this one. */
export function useKitPieces() {
  const [before, setBefore] = useState<Kit['Equipment']>([]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const had = before.map(({ id }) => String(id));
  const added = chosen.filter((id) => !had.includes(id));
  const removed = had.filter((id) => !chosen.includes(id));
  return {
    begin: (kit: Kit | null) => {
      setBefore(kit?.Equipment ?? []);
      setChosen(kit?.Equipment.map(({ id }) => String(id)) ?? []);
    },
    extra: {
      shown: <PiecesField before={before} chosen={chosen} onChange={setChosen} />,
      isDirty: added.length + removed.length > 0,
      save: (kitId: number) => putInto(kitId, { added, removed }),
    },
  };
}

type PiecesFieldProps = {
  before: Kit['Equipment'];
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
};

function PiecesField({ before, chosen, onChange }: PiecesFieldProps) {
  const [typed, setTyped] = useState('');
  const { data, isFetching } = useQuery({
    ...equipmentChoicesQuery(typed.trim()),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const here = before.map(({ id, description, serial_num }) => optionOf({ id, title: description, note: serial_num }));
  const found = (data?.rows ?? []).map(optionOf);
  return (
    <MultiSelectField
      label={t('Pieces of the kit')}
      placeholder={t('Name or serial number')}
      error={chosen.length > KIT_MOST ? t('A kit holds {{most}} pieces at most.', { most: KIT_MOST }) : ''}
      values={chosen}
      onChange={onChange}
      options={[...here, ...found.filter(({ value }) => here.every((each) => each.value !== value))]}
      onSearch={setTyped}
      loading={isFetching}
    />
  );
}

type Piece = { id: number; title: string; note?: string | null };

const optionOf = ({ id, title, note }: Piece) => ({
  value: String(id),
  label: [title, note].filter(Boolean).join(' · '),
});

type Change = { added: readonly string[]; removed: readonly string[] };

/** All in one call; names each piece that was not taken, and why. */
async function putInto(kitId: number, { added, removed }: Change): Promise<void> {
  try {
    const { refused } = await call('EquipmentKit/fill', {
      id: kitId,
      added: added.map(Number),
      removed: removed.map(Number),
    });
    if (refused.length === 0) return;
    const list = refused.map(({ name, reason }) => `${name}: ${reason}`);
    showAlert({ type: 'danger', message: t('These pieces stay where they are:'), list });
  } catch (error) {
    alertError(error);
  }
}
