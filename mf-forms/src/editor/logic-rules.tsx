import { actionsOf, rulesFor, ruleText, withoutRules, withRule } from '@fieldspan/domain/form/edit/logic';
import type { Action } from '@fieldspan/domain/form/edit/logic';
import type { EditField } from '@fieldspan/domain/form/edit/edit-form';
import { textOf } from '@fieldspan/domain/form/edit/edit-form';
import { changeField } from '@fieldspan/domain/form/edit/operations';
import { Button } from '@fieldspan/ui/button';
import { plural, t, translated } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconPlus, IconTrash, IconX } from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import { Tag } from '@fieldspan/ui/tag';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import { change } from './editing.ts';
import { ExtFlag } from './ext-fields.tsx';
import styles from './logic-rules.module.css';
import { ACTION_WORDS, answersOf } from './logic-words.ts';
import { useEditor } from './use-editor.ts';

/** What follows from each answer, in words: a card for each answer that leads to something. */
export function LogicRules({ field }: { field: EditField }) {
  const [begun, setBegun] = useState<readonly string[]>([]);
  const answers = answersOf(field.raw);
  if (answers.length === 0) return null;
  const isOpen = (value: string) => begun.includes(value) || rulesFor(field.raw, value).length > 0;
  const ruled = answers.filter(({ value }) => isOpen(value));
  const others = answers.filter(({ value }) => !isOpen(value));
  const count = answers.flatMap(({ value }) => rulesFor(field.raw, value)).length;
  return (
    <section className={styles.logic} aria-label={t('Logic')}>
      <h3 className={styles.heading}>
        {t('Logic')} {count > 0 && <Tag>{plural(count, { one: '{{count}} rule', other: '{{count}} rules' })}</Tag>}
      </h3>
      {ruled.map(({ value, label }, at) => (
        <AnswerRules
          key={value}
          at={at}
          field={field}
          answer={value}
          label={label}
          onRemoved={() => setBegun(begun.filter((one) => one !== value))}
        />
      ))}
      {others.length > 0 && (
        <Menu
          label={t('Add a rule')}
          trigger={
            <Button data-do="rules" variant="quiet" icon={<IconPlus aria-hidden="true" />}>
              {t('Add a rule')}
            </Button>
          }
          items={others.map(({ value, label }) => ({
            label: t('If the answer is {{answer}}', { answer: label }),
            onSelect: () => setBegun([...begun, value]),
          }))}
        />
      )}
    </section>
  );
}

type AnswerRulesProps = { at: number; field: EditField; answer: string; label: string; onRemoved: () => void };

function AnswerRules({ at, field, answer, label, onRemoved }: AnswerRulesProps) {
  const store = useEditor();
  const title = t('If the answer is {{answer}}', { answer: label });
  const set = (action: Action, text: string) => change(store, field.key, withRule(field.raw, answer, { action, text }));
  const takeOut = (action: Action) =>
    store.apply(changeField(field.key, withRule(field.raw, answer, { action, text: null })), {
      focus: { key: field.key, control: `then${at}` },
    });
  const isSet = (action: Action) => ruleText(field.raw, answer, action) !== null;
  const all = actionsOf(textOf(field.raw['type']), answer);
  const rest = all.filter((action) => !isSet(action));
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <strong className={styles.title}>{title}</strong>
        <IconButton
          label={t('Delete these rules')}
          icon={<IconTrash aria-hidden="true" />}
          onClick={() => {
            store.apply(changeField(field.key, withoutRules(field.raw, answer)), {
              focus: { key: field.key, control: 'rules' },
            });
            onRemoved();
          }}
        />
      </div>
      <ul>
        {all.filter(isSet).map((action) => (
          <RuleRow
            key={action}
            field={field}
            answer={answer}
            action={action}
            onSet={(text) => set(action, text)}
            onTakeOut={() => takeOut(action)}
          />
        ))}
      </ul>
      {rest.length > 0 && (
        <Then
          isFirst={rest.length === all.length}
          at={at}
          actions={rest}
          onAdd={(action) => set(action, firstText(field, action))}
        />
      )}
    </section>
  );
}

type ThenProps = { isFirst: boolean; at: number; actions: readonly Action[]; onAdd: (action: Action) => void };

function Then({ isFirst, at, actions, onAdd }: ThenProps) {
  const label = isFirst ? t('Then…') : t('Then also…');
  return (
    <Menu
      label={label}
      trigger={
        <Button data-do={`then${at}`} className={styles.then} variant="quiet" icon={<IconPlus aria-hidden="true" />}>
          {label}
        </Button>
      }
      items={actions.map((action) => {
        const { label: does, Icon } = ACTION_WORDS[action];
        return { label: translated(does), icon: <Icon aria-hidden="true" />, onSelect: () => onAdd(action) };
      })}
    />
  );
}

/** The flag by which the answer to an action is required. */
const NEEDED: Partial<Record<Action, string>> = { remarks: 'remarksRequired', photo: 'imageRequired' };

type RuleRowProps = {
  field: EditField;
  answer: string;
  action: Action;
  onSet: (text: string) => void;
  onTakeOut: () => void;
};

function RuleRow({ field, answer, action, onSet, onTakeOut }: RuleRowProps) {
  const store = useEditor();
  const { label, hint, text: asked, Icon } = ACTION_WORDS[action];
  const does = translated(label);
  const needed = NEEDED[action];
  return (
    <li className={styles.rule}>
      <Icon className={styles.icon} aria-hidden="true" size={18} />
      <div className={styles.words}>
        <span className={styles.does}>{does}</span>
        {hint !== undefined && <span className={styles.hint}>{translated(hint)}</span>}
        {asked !== null && (
          <TextField
            label={translated(asked)}
            hideLabel
            multiline
            rows={2}
            value={ruleText(field.raw, answer, action) ?? ''}
            onChange={(now) => onSet(now || ' ')}
          />
        )}
        {needed !== undefined && (
          <ExtFlag
            field={field}
            onChange={(raw) => change(store, field.key, raw)}
            name={needed}
            label={t('It must be given')}
          />
        )}
      </div>
      <IconButton
        label={t('Take out: {{rule}}', { rule: does })}
        icon={<IconX aria-hidden="true" />}
        onClick={onTakeOut}
      />
    </li>
  );
}

/** A sentence to begin with: a rule is stored by its text. */
function firstText(field: EditField, action: Action): string {
  if (action === 'warn') return t('Tell your supervisor before anyone works here.');
  if (action === 'remarks') return textOf(field.raw['conditionalRemarksLabel']) || t('What is it, and where?');
  return action === 'photo' ? textOf(field.raw['conditionalImageLabel']) || t('Photo') : '';
}
