import type { IncidentRow } from '@fieldspan/api/queries/incidents';
import { msg } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';
import type { IncidentDuty } from '@fieldspan/domain/safety/incident';
import { personName } from '@fieldspan/domain/person-name';

type Tone = 'green' | 'amber' | 'red' | 'blue';
type Words<K extends string> = Readonly<Record<K, Message>>;

export const KINDS: Words<IncidentRow['kind']> = {
  injury: msg('Somebody was hurt'),
  near_miss: msg('Near miss'),
  damage: msg('Damage'),
  spill: msg('Spill'),
};

export const OUTCOMES: Words<IncidentRow['outcome']> = {
  none: msg('Nobody was hurt'),
  first_aid: msg('First aid'),
  medical: msg('Health care'),
  restricted: msg('Modified work'),
  days_away: msg('Days away from work'),
  death: msg('Death'),
};

export const ILLNESSES: Words<IncidentRow['illness']> = {
  injury: msg('Injury'),
  skin: msg('Skin disorder'),
  respiratory: msg('Respiratory condition'),
  poisoning: msg('Poisoning'),
  hearing: msg('Hearing loss'),
  other: msg('Other illness'),
};

export const LAWS: Words<IncidentRow['law']> = {
  ontario: msg('Ontario (WSIB)'),
  osha: msg('United States (OSHA)'),
  both: msg('Ontario and United States'),
  other: msg('Elsewhere'),
};

export const STATES: Readonly<Record<IncidentRow['state'], { label: Message; tone: Tone }>> = {
  reported: { label: msg('Reported'), tone: 'red' },
  investigating: { label: msg('Looked into'), tone: 'amber' },
  actions: { label: msg('Being put right'), tone: 'blue' },
  closed: { label: msg('Closed'), tone: 'green' },
};

export const DUTIES: Words<IncidentDuty['kind']> = {
  'form-7': msg('Form 7 to the WSIB'),
  'osha-log': msg('OSHA forms 300 and 301'),
  'osha-8h': msg('Call OSHA within 8 hours'),
  'osha-24h': msg('Call OSHA within 24 hours'),
};

export const optionsOf = <K extends string>(words: Words<K>, keys: readonly K[]) =>
  keys.map((value) => ({ value, label: words[value] }));

type Concerned = Pick<IncidentRow, 'person_name'> & { Person: IncidentRow['Person'] };

/** Who was hurt, or nearly was; null where it was nobody. */
export const whoOf = ({ Person, person_name: name }: Concerned): string | null => (Person ? personName(Person) : name);
