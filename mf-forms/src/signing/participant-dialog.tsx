import type { Participant } from '@fieldspan/domain/participant';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { Segmented } from '@fieldspan/ui/segmented';
import { useId } from 'react';
import { keyed } from '@fieldspan/domain/form/keyed';
import { ListField } from './list-field.tsx';
import type { ParticipantMode } from './participant-mode.ts';
import { ColleagueChoice } from './colleague-choice.tsx';
import { ExternalFields } from './external-fields.tsx';
import styles from './participant-dialog.module.css';
import { useNewParticipants } from './use-new-participants.ts';
import type { Finished } from './use-new-participants.ts';

type ParticipantDialogProps = {
  /** Null: closed. */
  mode: ParticipantMode | null;
  onClose: () => void;
  onConfirm: (finished: Finished) => void;
  takingPart: readonly Participant[];
  ownUserId: number;
};

export function ParticipantDialog({ mode, onClose, ...rest }: ParticipantDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open={mode !== null}
      onClose={onClose}
      title={mode === 'invite' ? t('Invite Participant') : t('Add Participant')}
      footer={
        <>
          <Button size="l" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button size="l" variant="primary" type="submit" form={formId}>
            {t('Confirm')}
          </Button>
        </>
      }
    >
      {mode !== null && <ParticipantForm key={mode} formId={formId} mode={mode} {...rest} />}
    </Dialog>
  );
}

type ParticipantFormProps = Omit<ParticipantDialogProps, 'mode' | 'onClose'> & {
  formId: string;
  mode: ParticipantMode;
};

function ParticipantForm({ formId, mode, onConfirm, takingPart, ownUserId }: ParticipantFormProps) {
  const people = useNewParticipants(mode);
  const handleSubmit = () => {
    const chosen = people.finish();
    if (chosen !== null) onConfirm(chosen);
  };
  return (
    <form
      id={formId}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        handleSubmit();
      }}
    >
      <Segmented
        label={t('Who')}
        value={people.kind}
        onChange={(kind) => people.setKind(KINDS.find((each) => each === kind) ?? 'user')}
        options={[
          { value: 'user', label: t('From the company') },
          { value: 'external', label: t('External worker') },
          { value: 'list', label: t('A list') },
        ]}
      />
      {people.kind === 'user' && (
        <ColleagueChoice people={people} takingPart={takingPart} ownUserId={ownUserId} mode={mode} />
      )}
      {people.kind === 'external' && <ExternalFields people={people} mode={mode} />}
      {people.kind === 'list' && <ListField people={people} mode={mode} />}
      <Wrong words={people.wrong} />
    </form>
  );
}

const KINDS = ['user', 'external', 'list'] as const;

/** One sentence, or a list of what is wrong with which line. */
function Wrong({ words }: { words: readonly string[] }) {
  const [first = '', ...more] = words;
  return (
    <div className={styles.wrong} role="alert">
      {more.length === 0 ? first : keyed(words, String).map(({ key, item }) => <p key={key}>{item}</p>)}
    </div>
  );
}
