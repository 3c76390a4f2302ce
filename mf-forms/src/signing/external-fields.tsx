import { type Message, msg } from '@fieldspan/domain/message';
import { t, translated } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import type { ParticipantMode } from './participant-mode.ts';
import styles from './participant-dialog.module.css';
import type { NewParticipants } from './use-new-participants.ts';

type ExternalFieldsProps = { people: NewParticipants; mode: ParticipantMode };

type Carriers = NewParticipants['carriers'];

/** Offers only channels that can really be used. */
function invitationWords(carriers: Carriers): Message {
  if (carriers?.sms) return msg('They get a link by SMS or e-mail and sign without an account.');
  return carriers?.mail === false
    ? msg('They sign by a link, without an account. This installation sends no mail: ask whoever runs it for the link.')
    : msg('They get a link by e-mail and sign without an account.');
}

export function ExternalFields({ people, mode }: ExternalFieldsProps) {
  const { external, change, carriers } = people;
  return (
    <>
      <p className={styles.hint}>
        {mode === 'invite' ? translated(invitationWords(carriers)) : t('They sign on this device now.')}
      </p>
      <TextField
        label={t('Name')}
        autoComplete="off"
        required={mode === 'add'}
        value={external.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        label={t('Company')}
        autoComplete="off"
        value={external.company_name}
        onChange={(company_name) => change({ company_name })}
      />
      <div className={styles.pair}>
        <TextField
          label={t('Phone')}
          type="tel"
          autoComplete="off"
          value={external.phone}
          onChange={(phone) => change({ phone })}
        />
        <TextField
          label={t('E-mail')}
          type="email"
          autoComplete="off"
          value={external.email}
          onChange={(email) => change({ email })}
        />
      </div>
    </>
  );
}
