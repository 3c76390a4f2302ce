import {
  filledEquipmentChoicesQuery,
  filledTemplateChoicesQuery,
  filterNameQuery,
} from '@fieldspan/api/queries/found-forms';
import type { FilteredKind } from '@fieldspan/api/queries/found-forms';
import { peopleChoicesQuery } from '@fieldspan/api/queries/records';
import { projectChoicesQuery, serviceChoicesQuery } from '@fieldspan/api/queries/work-choices';
import type { QueryValue } from '@fieldspan/api/queries/query-value';
import { knownDay } from '@fieldspan/domain/calendar-day';
import { dateText } from '@fieldspan/domain/date-text';
import { FORM_STATES } from '@fieldspan/domain/form/form-states';
import { msg } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';
import { useNavigate } from '@fieldspan/federation/router';
import type { Choices } from '@fieldspan/records/field';
import { RelationField } from '@fieldspan/records/fields/relation-field';
import { Button } from '@fieldspan/ui/button';
import { DateField } from '@fieldspan/ui/date-field';
import { Dialog } from '@fieldspan/ui/dialog';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconFilter, IconX } from '@fieldspan/ui/icons';
import { SelectField } from '@fieldspan/ui/select-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { STATE_WORDS } from './form-state.tsx';
import { FILTERED, foundHref } from './found-address.ts';
import type { FoundAddress } from './found-address.ts';
import styles from './found.module.css';

type Kind = { label: Message; choices: (typed: string) => QueryValue<Choices> };

const KINDS: Readonly<Record<FilteredKind, Kind>> = {
  template: { label: msg('Template'), choices: filledTemplateChoicesQuery },
  person: { label: msg('Filled in by'), choices: peopleChoicesQuery },
  job: { label: msg('Project'), choices: projectChoicesQuery },
  service: { label: msg('Service'), choices: serviceChoicesQuery },
  equipment: { label: msg('Equipment'), choices: filledEquipmentChoicesQuery },
};

type FilterBarProps = { address: FoundAddress; children: ReactNode };

/** The filters in use, each with a button that takes it away, and the dialog with all of them. */
export function FilterBar({ address, children }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const go = useGo();
  const { state, from, until, chosen } = address;
  const stateWords = FORM_STATES.find((known) => known === state);
  return (
    <div className={styles.filters}>
      {FILTERED.map((kind) =>
        chosen[kind] === null ? null : (
          <ChosenFilter
            key={kind}
            kind={kind}
            id={chosen[kind]}
            onRemove={() => go({ ...address, chosen: { ...chosen, [kind]: null } })}
          />
        ),
      )}
      {stateWords && (
        <Used label={translated(STATE_WORDS[stateWords])} onRemove={() => go({ ...address, state: '' })} />
      )}
      {(from !== '' || until !== '') && (
        <Used label={daysText(from, until)} onRemove={() => go({ ...address, from: '', until: '' })} />
      )}
      <Button variant="quiet" icon={<IconFilter aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('Filter')}
      </Button>
      {children}
      <FilterDialog address={address} open={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}

type FilterDialogProps = { address: FoundAddress; open: boolean; onClose: () => void };

function FilterDialog({ address, open, onClose }: FilterDialogProps) {
  const go = useGo();
  const { state, from, until } = address;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('Filter')}
      size="s"
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('Show the forms')}
        </Button>
      }
    >
      <div className={styles.dialog}>
        {FILTERED.map((kind) => (
          <KindField key={kind} kind={kind} address={address} />
        ))}
        <SelectField
          label={t('Status')}
          value={state}
          options={[
            { value: '', label: t('Any') },
            ...FORM_STATES.map((value) => ({ value, label: translated(STATE_WORDS[value]) })),
          ]}
          onChange={(value) => go({ ...address, state: value })}
        />
        <DateField
          label={t('From')}
          value={from}
          max={until || undefined}
          onChange={(day) => go({ ...address, from: day })}
        />
        <DateField
          label={t('Until')}
          value={until}
          min={from || undefined}
          onChange={(day) => go({ ...address, until: day })}
        />
      </div>
    </Dialog>
  );
}

/** Opens the list in another state, from its first page and without a form beside it. */
function useGo(): (address: FoundAddress) => void {
  const navigate = useNavigate();
  return (address) => void navigate(foundHref({ ...address, page: 1, open: '' }), { replace: true });
}

function KindField({ kind, address }: { kind: FilteredKind; address: FoundAddress }) {
  const go = useGo();
  const { label, choices } = KINDS[kind];
  const value = address.chosen[kind];
  const { data: shown } = useQuery({
    ...filterNameQuery(kind, value ?? 0),
    enabled: value !== null,
    throwOnError: false,
  });
  return (
    <RelationField
      label={translated(label)}
      value={value}
      shown={shown ?? null}
      choices={choices}
      onChange={(id) => go({ ...address, chosen: { ...address.chosen, [kind]: id } })}
    />
  );
}

function ChosenFilter({ kind, id, onRemove }: { kind: FilteredKind; id: number; onRemove: () => void }) {
  const { data: name } = useQuery({ ...filterNameQuery(kind, id), throwOnError: false });
  const label = translated(KINDS[kind].label);
  return <Used label={name ? t('{{filter}}: {{name}}', { filter: label, name }) : label} onRemove={onRemove} />;
}

function Used({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <Button
      icon={<IconX aria-hidden="true" />}
      aria-label={t('Take away {{filter}}', { filter: label })}
      onClick={onRemove}
    >
      {label}
    </Button>
  );
}

function daysText(from: string, until: string): string {
  const [first, last] = [knownDay(from), knownDay(until)].map((day) => day && dateText(day, 'MMM D, YYYY'));
  if (first && last) return t('{{from}} to {{until}}', { from: first, until: last });
  return first ? t('From {{day}}', { day: first }) : t('Until {{day}}', { day: last ?? '' });
}
