import { conditionOf, newTest, withCondition } from '@fieldspan/domain/form/edit/conditions';
import type { EditCondition, EditTest } from '@fieldspan/domain/form/edit/conditions';
import { memo, useCallback } from 'react';
import { nearestChoice, useConditionChoices } from './condition-choices.ts';
import type { ChoiceGroup } from './condition-choices.ts';
import type { EditField, EditSection, Raw } from '@fieldspan/domain/form/edit/edit-form';
import { isBare } from '@fieldspan/domain/form/field-ext';
import type { ConditionTest } from '@fieldspan/domain/form/field-ext';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconPlus, IconX } from '@fieldspan/ui/icons';
import { MultiSelectField } from '@fieldspan/ui/multi-select-field';
import { Segmented } from '@fieldspan/ui/segmented';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import {
  firstTest,
  operatorLabel,
  operatorsOf,
  shownText,
  storedWanted,
  wantedType,
  wantedWords,
} from './condition-words.ts';
import styles from './condition-editor.module.css';
import { changesCondition } from './editing.ts';
import { kindIn } from './field-kinds.ts';
import { givenAnswers } from './logic-words.ts';
import { useEditor, useEditorPart } from './use-editor.ts';

type ConditionEditorProps = { item: EditField | EditSection };

/** When a question or section is shown: always, or after answers to other questions. */
export function ConditionEditor({ item }: ConditionEditorProps) {
  const store = useEditor();
  const choices = useConditionChoices(item.key);
  const condition = conditionOf(item.raw);
  const { tests } = condition;
  // Two may be alike, and their words change while they are typed: the place is what they are known by.
  const places = tests.map((test, at) => ({ place: `place ${at}`, test, at }));
  const set = (now: Partial<EditCondition>, typed?: string) =>
    changesCondition(store, item.key)(withCondition(item.raw, { ...condition, ...now }), typed);
  const ask = useAsk(item.key);
  return (
    <section className={styles.condition} aria-label={t('When it is shown')}>
      <h3 className={styles.heading}>{t('When it is shown')}</h3>
      {tests.length === 0 && <p className={styles.hint}>{t('Always.')}</p>}
      {tests.length > 0 && <p className={styles.hint}>{shownText(condition)}</p>}
      {tests.length > 1 && (
        <Segmented
          label={t('How many must be true')}
          hideLabel
          value={condition.needs}
          onChange={(needs) => set({ needs: needs === 'any' ? 'any' : 'all' })}
          options={[
            { value: 'all', label: t('All') },
            { value: 'any', label: t('One of them') },
          ]}
        />
      )}
      {tests.length > 0 && (
        <ol className={styles.tests}>
          {places.map(({ place, test, at }) => (
            <TestRow
              key={place}
              edited={test}
              at={at}
              choices={choices}
              onAsk={ask}
              onChange={(now) => set({ tests: now === null ? tests.toSpliced(at, 1) : tests.with(at, newTest(now)) })}
              onType={(now) => set({ tests: tests.with(at, newTest(now)) }, `condition ${at}`)}
            />
          ))}
        </ol>
      )}
      {choices.length > 0 ? (
        <Button
          className={styles.add}
          variant="quiet"
          icon={<IconPlus aria-hidden="true" />}
          onClick={() => {
            const nearest = nearestChoice(store, item.key);
            if (nearest) set({ tests: [...tests, newTest(firstTest(nearest))] });
          }}
        >
          {tests.length === 0 ? t('Show it only when…') : t('Add a condition')}
        </Button>
      ) : (
        <p className={styles.hint}>{t('There is no other question that it could depend on.')}</p>
      )}
    </section>
  );
}

/** Reads another question in a test. The same function until another item is selected. */
function useAsk(key: string) {
  const store = useEditor();
  return useCallback(
    (at: number, asked: string) => {
      const field = store.fieldAt(asked);
      const { raw } = store.fieldAt(key) ?? store.sectionAt(key) ?? {};
      if (!field || !raw) return;
      const before = conditionOf(raw);
      const now = before.tests.with(at, newTest(firstTest(field)));
      changesCondition(store, key)(withCondition(raw, { ...before, tests: now }));
    },
    [store, key],
  );
}

type TestRowProps = {
  at: number;
  edited: EditTest;
  choices: readonly ChoiceGroup[];
  /** Another question is to be read. */
  onAsk: (at: number, key: string) => void;
  /** Null takes it out. */
  onChange: (now: ConditionTest | null) => void;
  onType: (now: ConditionTest) => void;
};

function TestRow({ at, edited: { test }, choices, onAsk, onChange, onType }: TestRowProps) {
  const read = useEditorPart(({ fieldAt }) => (test ? fieldAt(test.key) : null));
  const kind = read ? kindIn(read.raw) : '';
  return (
    <li className={styles.test}>
      <div className={styles.question}>
        {test ? (
          <Question at={at} askedKey={test.key} choices={choices} onAsk={onAsk} />
        ) : (
          <p className={styles.hint}>{t('A condition of a newer version')}</p>
        )}
        <IconButton
          label={t('Take out this condition')}
          icon={<IconX aria-hidden="true" />}
          onClick={() => onChange(null)}
        />
      </div>
      {test && (
        <SelectField
          label={t('Its answer')}
          hideLabel
          value={test.operator}
          options={operatorsOf(kind, test.operator).map((value) => ({ value, label: operatorLabel(kind, value) }))}
          onChange={(value) => {
            const operator = operatorsOf(kind, test.operator).find((one) => one === value);
            if (operator) onChange({ ...test, operator });
          }}
        />
      )}
      {test && read && !isBare(test.operator) && (
        <Wanted
          test={test}
          raw={read.raw}
          onChange={(wanted) => onChange({ ...test, wanted })}
          onType={(wanted) => onType({ ...test, wanted })}
        />
      )}
    </li>
  );
}

type QuestionProps = Pick<TestRowProps, 'at' | 'choices' | 'onAsk'> & { askedKey: string };

/** Not drawn again with each letter that is typed elsewhere: there can be hundreds of questions to choose from. */
const Question = memo(function Question({ at, askedKey, choices, onAsk }: QuestionProps) {
  const isKnown = choices.some(({ options }) => options.some(({ value }) => value === askedKey));
  return (
    <SelectField
      label={t('The question')}
      hideLabel
      value={askedKey}
      options={[...(isKnown ? [] : [{ value: askedKey, label: t('a question that is not there') }]), ...choices]}
      onChange={(key) => onAsk(at, key)}
    />
  );
});

type WantedProps = {
  test: ConditionTest;
  raw: Raw;
  onChange: (wanted: unknown) => void;
  onType: (wanted: unknown) => void;
};

function Wanted({ test, raw, onChange, onType }: WantedProps) {
  const kind = kindIn(raw);
  const words = wantedWords(raw, test.wanted);
  const answers = givenAnswers(raw);
  const label = t('The answer');
  if (answers.length === 0 || operatorsOf(kind).includes('above')) {
    return (
      <TextField
        label={label}
        hideLabel
        type={wantedType(kind)}
        value={words.join(', ')}
        onChange={(text) => onType(text === '' ? '' : storedWanted(raw, [text]))}
      />
    );
  }
  const known = new Set(answers.map(({ value }) => value));
  const gone = words.filter((word) => !known.has(word)).map((value) => ({ value, label: value }));
  const options = [...answers, ...gone];
  return options.length > 2 || words.length > 1 ? (
    <MultiSelectField
      label={label}
      hideLabel
      values={words}
      options={options}
      allowOther={raw['defineOther'] === 1}
      onChange={(chosen) => onChange(storedWanted(raw, chosen))}
    />
  ) : (
    <Segmented
      label={label}
      hideLabel
      value={words[0] ?? ''}
      options={options}
      onChange={(chosen) => onChange(storedWanted(raw, [chosen]))}
    />
  );
}
