import { Wait } from '@fieldspan/federation/wait';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { Acknowledgement } from './acknowledgement.tsx';
import styles from './completion.module.css';
import type { ChangeCompletion, CompletionValue } from './completion-value.ts';
import { OutcomeBox } from './outcome-box.tsx';
import { ParticipantsCard } from './participants-card.tsx';
import { ReadyNote } from './ready-note.tsx';
import { SubmitBar } from './submit-bar.tsx';
import type { FormSubmission } from './use-form-submission.ts';
import { useOwnSigning } from './use-own-signing.ts';

type CompletionProps = {
  value: CompletionValue;
  onChange: ChangeCompletion;
  /** Ids, unique, in form order. */
  warnings: readonly string[];
  /** From `useFormSubmission`: a Submit button outside calls its `submit` too. */
  submission: FormSubmission;
};

/** The last section of a form: signing, participants, sending. Its heading "Complete!" is the filler's. */
export function Completion(props: CompletionProps) {
  return (
    <Wait fallback={<SkeletonRows count={5} />}>
      <CompletionParts {...props} />
    </Wait>
  );
}

function CompletionParts({ value, onChange, warnings, submission }: CompletionProps) {
  const { signer, sign, setParticipants, remove } = useOwnSigning(onChange);
  return (
    <div className={styles.completion}>
      <ReadyNote signature={value.signature} warnings={warnings} />
      <div className={styles.held} inert={submission.isBusy}>
        <Acknowledgement value={value.signature} onChange={sign} name={signer.name} />
        <ParticipantsCard
          participants={value.participants}
          ownUserId={signer.userId}
          warnings={warnings}
          onChange={setParticipants}
          onRemove={remove}
        />
      </div>
      <OutcomeBox submission={submission} />
      <SubmitBar value={value} submission={submission} />
    </div>
  );
}
