import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import type { ParticipantMode } from './participant-mode.ts';
import type { NewParticipants } from './use-new-participants.ts';

type ListFieldProps = { people: NewParticipants; mode: ParticipantMode };

/** Several people without an account at once: typed, or pasted from a crew list. */
export const ListField = ({ people, mode }: ListFieldProps) => (
  <TextField
    label={t('One person on each line')}
    multiline
    rows={6}
    autoComplete="off"
    hint={
      mode === 'invite'
        ? t('Name, company, e-mail or phone, with commas between: Ana Souza, Redline, ana@redline.test')
        : t('Name and company, with a comma between: Ana Souza, Redline')
    }
    value={people.list}
    onChange={people.setList}
  />
);
