import { showAlert } from '@fieldspan/api/alerts';
import { explain } from '@fieldspan/api/explain';
import { formProblemsOf } from '@fieldspan/api/form-problems';
import type { ShownForm } from '@fieldspan/contract/shown-form';
import type { StaleData } from '@fieldspan/contract/stale';
import { answerProblems } from '@fieldspan/domain/form/check-filled';
import type { FormProblem } from '@fieldspan/domain/form/check-filled';
import type { FormDoc } from '@fieldspan/domain/form/form-types';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { formSections } from '@fieldspan/domain/form/submit-payload';
import { useMergeQuestion } from '@fieldspan/federation/use-merge-question';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import { mergeWordsOf } from './change/merge-words.ts';
import { sendFormChange } from './change/send-form-change.ts';
import { AllSections } from './filler/all-sections.tsx';
import { FillContext } from './filler/fill-context.ts';
import { FillStore } from './filler/fill-store.ts';
import { faultWords } from './static-view/fault-words.ts';
import styles from './form-change.module.css';
import { Unreadable } from './static-view/unreadable.tsx';

type FormChangeProps = { form: ShownForm; onDone: () => void };

/** Edits a stored form. What was signed stays as it was signed: the edit is a new revision with a reason. */
export function FormChange({ form, onDone }: FormChangeProps) {
  const [begun] = useState(() => ({ doc: parseForm(form.form_json), version: form.version }));
  const { doc, version } = begun;
  if (doc === null) return <Unreadable />;
  return <ChangeOf form={form} base={doc} version={version} onDone={onDone} />;
}

type ChangeOfProps = FormChangeProps & { base: FormDoc; version: number };

function ChangeOf({ form, base, version, onDone }: ChangeOfProps) {
  const [fill] = useState(() => ({ store: new FillStore(base), site: null }));
  const [reason, setReason] = useState('');
  const isSigned = form.participants.some(({ completed_at: at }) => at !== null);
  const change = { id: form.id, base, version, reason: reason.trim(), isSigned };
  const { save, wrong, isBusy, question } = useChangeSaving(change, fill.store, onDone);
  return (
    <div className={styles.change}>
      {isSigned && (
        <AlertBox type="info">
          {t('This form is signed. What was signed stays to be read, and everybody who signed is told of the change.')}
        </AlertBox>
      )}
      {question}
      <FillContext value={fill}>
        <AllSections />
      </FillContext>
      <TextField label={t('Reason for the change')} required={isSigned} multiline value={reason} onChange={setReason} />
      {wrong.length > 0 && (
        <AlertBox type="danger" list={wrong} live="at-once">
          {t('The change is not stored yet.')}
        </AlertBox>
      )}
      <div className={styles.buttons}>
        <Button onClick={onDone}>{t('Leave it as it is')}</Button>
        <Button variant="primary" busy={isBusy} onClick={save}>
          {t('Store the change')}
        </Button>
      </div>
    </div>
  );
}

type Change = { id: number; base: FormDoc; version: number; reason: string; isSigned: boolean };

/** Problems are shown at their questions, and in a list beside the button. */
function useChangeSaving({ isSigned, ...change }: Change, fill: FillStore, onDone: () => void) {
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const { question, ask } = useMergeQuestion('CompanyForm', mergeWordsOf(change.base));

  const send = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const sent = await sendFormChange({ ...change, mine: fill.doc(), ask });
      if (sent === null) return;
      sayWhose(sent.mergedWith);
      onDone();
    } catch (error) {
      const { text, list } = explain(error);
      setWrong([text, ...list]);
      fill.refuse(formProblemsOf(error));
    } finally {
      setIsBusy(false);
    }
  };

  const save = () => {
    const stored = parseForm(JSON.stringify(formSections(fill.doc())));
    const problems = stored === null ? [] : answerProblems(stored);
    fill.refuse(new Map(problems.map(({ fieldId, fault }) => [fieldId, faultWords(fault)])));
    const words = problems.map(problemText);
    const all = isSigned && change.reason === '' ? [...words, t('Say why the form is changed.')] : words;
    setWrong(all);
    if (all.length === 0 && !isBusy) void send();
  };
  return { save, wrong, isBusy, question };
}

const problemText = ({ section, question, fault }: FormProblem): string =>
  t('Section “{{section}}”, question “{{question}}”: {{fault}}', { section, question, fault: faultWords(fault) });

function sayWhose(mergedWith: StaleData | null): void {
  const name = mergedWith?.changed_by?.name;
  if (name === undefined) return;
  showAlert({ type: 'saved', message: t('Saved, together with what {{name}} changed meanwhile.', { name }) });
}
