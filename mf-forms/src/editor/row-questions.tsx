import type { EditField, Raw } from '@fieldspan/domain/form/edit/edit-form';
import { textOf } from '@fieldspan/domain/form/edit/edit-form';
import { conditionOf } from '@fieldspan/domain/form/edit/conditions';
import { extOf, withExt } from '@fieldspan/domain/form/edit/ext';
import { rulesFor } from '@fieldspan/domain/form/edit/logic';
import { optionLabels, optionsOf } from '@fieldspan/domain/form/edit/pasted-lines';
import { FIELD_KINDS } from '@fieldspan/domain/form/field-kinds';
import { formulaSources } from '@fieldspan/domain/form/formula-words';
import { isRecord } from '@fieldspan/domain/form/json-shape';
import { fitsRow } from '@fieldspan/domain/form/kind-of-field';
import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@fieldspan/ui/icons';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import { fieldTypeLabel } from '../static-view/field-type-label.ts';
import { blankField, kindIn, newRowQuestion, withRows } from './field-kinds.ts';
import { FormulaBox } from './formula-field.tsx';
import { LinesField } from './lines-field.tsx';
import { answersOf } from './logic-words.ts';
import { RowProperties } from './row-properties.tsx';
import styles from './row-questions.module.css';

type RowQuestionsProps = { field: EditField; onChange: (change: Raw) => void };

const questionsIn = (raw: Raw): readonly Raw[] => {
  const stored = extOf(raw)['fields'];
  return Array.isArray(stored) ? stored.filter(isRecord) : [];
};

/** The questions of each row of a repeating question, each of a kind that fits a row. */
export function RowQuestions({ field, onChange }: RowQuestionsProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const questions = questionsIn(field.raw);
  const set = (now: readonly Raw[]) => onChange(withRows(now, extOf(field.raw)));
  const move = (at: number, by: -1 | 1) => {
    const moved = questions[at];
    if (moved && questions[at + by]) set(questions.toSpliced(at, 1).toSpliced(at + by, 0, moved));
  };
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>{t('Questions of each row')}</legend>
      <ol className={styles.list}>
        {questions.map((question, at) => (
          <RowQuestion
            key={textOf(question['key'])}
            at={at}
            question={question}
            others={questions}
            onChange={(now) => set(questions.with(at, now))}
            onMove={(by) => move(at, by)}
            onTakeOut={() => set(questions.toSpliced(at, 1))}
            onMore={() => setOpened(at)}
          />
        ))}
      </ol>
      <Button
        icon={<IconPlus aria-hidden="true" />}
        onClick={() => set([...questions, newRowQuestion(t('New question'))])}
      >
        {t('Add a question to each row')}
      </Button>
      {opened !== null && (
        <RowProperties questions={questions} at={opened} onChange={set} onClose={() => setOpened(null)} />
      )}
    </fieldset>
  );
}

type RowQuestionProps = {
  at: number;
  question: Raw;
  others: readonly Raw[];
  onChange: (now: Raw) => void;
  onMove: (by: -1 | 1) => void;
  onTakeOut: () => void;
  onMore: () => void;
};

const OF_OPTIONS: ReadonlySet<string> = new Set(['select', 'select-multi', 'checklist']);

const KINDS = FIELD_KINDS.map(({ kind }) => kind).filter((kind) => fitsRow(kind));

function RowQuestion({ at, question, others, onChange, onMove, onTakeOut, onMore }: RowQuestionProps) {
  const kind = kindIn(question);
  const label = textOf(question['label']);
  const kinds = KINDS.some((one) => one === kind) ? KINDS : [...KINDS, kind];
  return (
    <li className={styles.question}>
      <TextField
        label={t('Question {{at}} of each row', { at: at + 1 })}
        hideLabel
        value={label}
        onChange={(words) => onChange({ ...question, label: words })}
      />
      <SelectField
        label={t('Kind of “{{question}}”', { question: label })}
        hideLabel
        value={kind}
        options={kinds.map((value) => ({ value, label: fieldTypeLabel(value) }))}
        onChange={(value) => {
          const now = KINDS.find((one) => one === value);
          const { requiredField: _, ...blank } = now ? blankField(now) : {};
          if (now) onChange({ key: question['key'], label, ...blank });
        }}
      />
      <RowDetails question={question} others={others} onChange={onChange} />
      <div className={styles.actions}>
        <Button
          variant="quiet"
          className={styles.more}
          aria-label={t('Rules and more of “{{question}}”', { question: label })}
          onClick={onMore}
        >
          {ruleCount(question)}
        </Button>
        <IconButton
          label={t('Move “{{question}}” up', { question: label })}
          icon={<IconArrowUp aria-hidden="true" />}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t('Move “{{question}}” down', { question: label })}
          icon={<IconArrowDown aria-hidden="true" />}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={t('Take out “{{question}}”', { question: label })}
          icon={<IconTrash aria-hidden="true" />}
          onClick={onTakeOut}
        />
      </div>
    </li>
  );
}

/** Says at the button how much stands behind it. */
function ruleCount(question: Raw): string {
  const count = answersOf(question).flatMap(({ value }) => rulesFor(question, value)).length;
  const all = count + conditionOf(question).tests.length;
  return all === 0 ? t('Rules and more…') : plural(all, { one: '{{count}} rule', other: '{{count}} rules' });
}

/** What a kind of question in a row needs besides its words. */
function RowDetails({ question, others, onChange }: Pick<RowQuestionProps, 'question' | 'others' | 'onChange'>) {
  const kind = kindIn(question);
  if (OF_OPTIONS.has(kind)) {
    return (
      <LinesField
        label={t('Options, one per line')}
        lines={optionLabels(question['options'])}
        onChange={(lines) => onChange({ ...question, options: optionsOf(lines, question['options']) })}
      />
    );
  }
  if (kind === 'number') {
    return (
      <TextField
        label={t('Unit')}
        value={textOf(extOf(question)['unit'])}
        onChange={(unit) => onChange({ ...question, ...withExt(question, { unit: unit || undefined }) })}
      />
    );
  }
  if (kind !== 'calculated') return null;
  const read = others.filter((one) => one !== question).map((raw) => ({ key: textOf(raw['key']), raw }));
  return (
    <FormulaBox
      formula={textOf(extOf(question)['formula'])}
      sources={formulaSources(read)}
      onChange={(formula) => onChange({ ...question, ...withExt(question, { formula: formula || undefined }) })}
    />
  );
}
