import type { EditForm } from '@fieldspan/domain/form/edit/edit-form';
import { dateText } from '@fieldspan/domain/date-text';
import { Link } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChevronLeft,
  IconCircleCheck,
  IconClock,
  IconEye,
} from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import { Tag } from '@fieldspan/ui/tag';
import { useSyncExternalStore } from 'react';
import { faultWords } from '../static-view/fault-words.ts';
import type { DraftSaver, SaveState } from './draft-saver.ts';
import { nameOf } from './editing.ts';
import type { EditorStore } from './editor-store.ts';
import styles from './top-bar.module.css';
import type { TemplateFinding as Finding } from '@fieldspan/domain/form/lint-template';
import { useEditor, useEditorPart } from './use-editor.ts';

type TopBarProps = {
  title: string;
  note: string;
  back: string;
  /** The number that is published; 0 before the first. */
  version: number;
  /** As the editor has it; null if the draft differs. */
  published: EditForm | null;
  /** Colleagues who have it open too. */
  others: readonly string[];
  saver: DraftSaver;
  findings: readonly Finding[];
  isPublishing: boolean;
  onFinding: (finding: Finding) => void;
  onPreview: () => void;
  onPublish: () => void;
};

export function TopBar({ title, note, back, version, published, others, saver, findings, ...rest }: TopBarProps) {
  const { isPublishing, onFinding, onPreview, onPublish } = rest;
  return (
    <header className={styles.bar}>
      <Button
        variant="quiet"
        icon={<IconChevronLeft aria-hidden="true" />}
        render={<Link to={back} aria-label={t('Back')} />}
      />
      <div className={styles.heading}>
        <h1 className={styles.title} tabIndex={-1} data-page-heading="">
          {title}
        </h1>
        <VersionTag version={version} published={published} />
        {others.length > 0 && <Tag tone="blue">{t('{{names}} is editing too', { names: others.join(', ') })}</Tag>}
        <p className={styles.note}>{note}</p>
      </div>
      <SavedText saver={saver} />
      <UndoButtons />
      <FindingsMenu findings={findings} onFinding={onFinding} />
      <Button className={styles.versions} icon={<IconClock aria-hidden="true" />} render={<Link to="?versions=1" />}>
        {t('Versions')}
      </Button>
      <span className={styles.ends}>
        <Button icon={<IconEye aria-hidden="true" />} onClick={onPreview}>
          {t('Preview')}
        </Button>
        <Button variant="primary" busy={isPublishing} onClick={onPublish}>
          {t('Publish')}
        </Button>
      </span>
    </header>
  );
}

function VersionTag({ version, published }: Pick<TopBarProps, 'version' | 'published'>) {
  const isSame = useEditorPart((editor) => editor.form() === published);
  if (isSame) return <Tag tone="green">{t('Version {{number}}, published', { number: version })}</Tag>;
  return <Tag>{t('Draft of version {{number}}', { number: version + 1 })}</Tag>;
}

function SavedText({ saver }: { saver: DraftSaver }) {
  const state = useSyncExternalStore(saver.subscribe, saver.state);
  return (
    <output className={styles.saved} data-bad={state.kind === 'refused' || undefined}>
      {savedText(state)}
    </output>
  );
}

function savedText(state: SaveState): string {
  if (state.kind === 'refused') return state.text;
  if (state.kind === 'unsaved') return t('Not saved yet');
  if (state.kind === 'saving') return t('Saving…');
  if (state.kind === 'away') return t('No connection: kept on this device');
  return state.at === null ? t('Saved') : t('Saved {{time}}', { time: dateText(new Date(state.at), 'h:mm a') });
}

function UndoButtons() {
  const store = useEditor();
  const canUndo = useEditorPart((editor) => editor.canUndo());
  const canRedo = useEditorPart((editor) => editor.canRedo());
  return (
    <span className={styles.undo}>
      <IconButton
        label={t('Undo')}
        aria-disabled={!canUndo}
        icon={<IconArrowBackUp aria-hidden="true" />}
        onClick={() => store.undo(t('Undone.'))}
      />
      <IconButton
        label={t('Redo')}
        aria-disabled={!canRedo}
        icon={<IconArrowForwardUp aria-hidden="true" />}
        onClick={() => store.redo(t('Done again.'))}
      />
    </span>
  );
}

type FindingsMenuProps = { findings: readonly Finding[]; onFinding: (finding: Finding) => void };

/** What the check found; an entry leads to its question. */
function FindingsMenu({ findings, onFinding }: FindingsMenuProps) {
  const store = useEditor();
  const errors = findings.filter(({ level }) => level === 'error').length;
  const warnings = findings.length - errors;
  const label = checkedText(errors, warnings);
  if (findings.length === 0) {
    return (
      <Tag tone="green" icon={<IconCircleCheck aria-hidden="true" />} className={styles.check ?? ''}>
        {label}
      </Tag>
    );
  }
  return (
    <Menu
      label={label}
      trigger={
        <Button
          className={styles.check}
          data-level={errors > 0 ? 'error' : 'warning'}
          icon={<IconAlertTriangle aria-hidden="true" />}
        >
          {label}
        </Button>
      }
      items={findings.slice(0, 30).map((finding, at) => ({
        label: `${at + 1}. ${namedFinding(store, finding)}`,
        icon: <IconAlertTriangle aria-hidden="true" />,
        onSelect: () => onFinding(finding),
      }))}
    />
  );
}

/** What was found, after the question or section where it is. */
function namedFinding({ fieldAt, sectionAt }: EditorStore, finding: Finding): string {
  const { fieldKey, sectionKey } = finding;
  const found = (fieldKey !== undefined && fieldAt(fieldKey)) || (sectionKey !== undefined && sectionAt(sectionKey));
  const words = faultWords(finding);
  return found ? t('{{question}}: {{fault}}', { question: nameOf(found), fault: words }) : words;
}

function checkedText(errors: number, warnings: number): string {
  const wrong = errors === 0 ? t('No errors') : plural(errors, { one: '{{count}} error', other: '{{count}} errors' });
  if (warnings === 0) return wrong;
  return `${wrong}, ${plural(warnings, { one: '{{count}} warning', other: '{{count}} warnings' })}`;
}
