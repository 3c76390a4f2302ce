import type { ChildTemplate } from '@fieldspan/api/queries/forms';
import { otherEditorsQuery, templateQuery } from '@fieldspan/api/queries/form-editing';
import type { Template } from '@fieldspan/api/queries/form-editing';
import type { Place } from '@fieldspan/domain/form/edit/operations';
import { showAlert } from '@fieldspan/api/alerts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconPlus } from '@fieldspan/ui/icons';
import { useNarrow } from '@fieldspan/ui/narrow';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { faultWords } from '../static-view/fault-words.ts';
import { Canvas } from './canvas.tsx';
import styles from './child-template-editor.module.css';
import { addSection } from './editing.ts';
import { EditorDialogs } from './editor-dialogs.tsx';
import type { Opened } from './editor-dialogs.tsx';
import type { EditorStore } from './editor-store.ts';
import { FormSettings } from './form-settings.tsx';
import { Outline } from './outline.tsx';
import { PasteCopied } from './paste-copied.tsx';
import { PropertiesDialog, PropertiesPane } from './properties-dialog.tsx';
import { Properties } from './properties.tsx';
import { Said } from './said.tsx';
import { TopBar } from './top-bar.tsx';
import { useChildEditing } from './use-child-editing.ts';
import { EditorContext, useEditor, useEditorPart } from './use-editor.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import type { TemplateFinding as Finding } from '@fieldspan/domain/form/lint-template';
import { checkNow, watchFindings } from './findings.ts';
import { useSelectionInView } from './use-selection-in-view.ts';

type ChildTemplateEditorProps = { child: ChildTemplate; json: string };

/** Outline, canvas and properties of a form. */
export function ChildTemplateEditor({ child, json }: ChildTemplateEditorProps) {
  const editing = useChildEditing(child, json);
  return (
    <EditorContext value={editing.store}>
      <Panes child={child} editing={editing} />
    </EditorContext>
  );
}

/** Narrower windows have the properties in a dialog; on a phone the outline is the editor. */
const THREE_PANES_PX = 1179;
const PHONE_PX = 700;

type PanesProps = { child: ChildTemplate; editing: ReturnType<typeof useChildEditing> };

function Panes({ child, editing: { store, saver, publishing, published } }: PanesProps) {
  const isPhone = useNarrow(PHONE_PX);
  const isNarrow = useNarrow(THREE_PANES_PX);
  const [opened, setOpened] = useState<Opened>(null);
  const [adding, setAdding] = useState<Place | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => watchFindings(store), [store]);
  const onEdit = useCallback(() => setOpened('properties'), []);
  const close = () => setOpened(null);
  const properties = <Properties settings={<FormSettings child={child} version={saver.version()} />} />;
  const open = ({ fieldKey, sectionKey }: Finding) => {
    select(store, fieldKey, sectionKey);
    if (isNarrow) onEdit();
  };
  const publish = () => {
    if (isSound(store, open)) publishing.mutate();
  };
  return (
    <div ref={place} className={styles.editor}>
      <Head
        child={child}
        saver={saver}
        published={published}
        isPublishing={publishing.isPending}
        onPublish={publish}
        onFinding={open}
        onOpen={setOpened}
      />
      <div className={styles.panes}>
        <div className={styles.outline}>
          <Outline onEdit={isPhone ? onEdit : null} onAdd={setAdding} />
          <AddSection />
          {isPhone && <Adding onOpen={setOpened} onAdd={setAdding} />}
        </div>
        {!isPhone && (
          <div className={styles.middle}>
            <div className={styles.canvas}>
              <Canvas onAdd={setAdding} onEdit={isNarrow ? onEdit : null} />
            </div>
            <Adding onOpen={setOpened} onAdd={setAdding} />
          </div>
        )}
        {!isNarrow && <PropertiesPane>{properties}</PropertiesPane>}
      </div>
      {isNarrow && (
        <PropertiesDialog isOpen={opened === 'properties'} onClose={close}>
          {properties}
        </PropertiesDialog>
      )}
      <EditorDialogs child={child} opened={opened} adding={adding} onClose={close} onAdded={() => setAdding(null)} />
      <Said />
      <Follow place={place} />
    </div>
  );
}

/** Keys, and what the focus and the scrolling follow: apart, so that a step does not draw the panes again. */
function Follow({ place }: { place: RefObject<HTMLElement | null> }) {
  useSelectionInView(place);
  useEditorKeys(place);
  return null;
}

/** Whether the form can be published; if not, its errors are named, and the first is opened. */
function isSound(store: EditorStore, open: (finding: Finding) => void): boolean {
  checkNow(store);
  const errors = store.findings().filter(({ level }) => level === 'error');
  const [first] = errors;
  if (!first) return true;
  open(first);
  showAlert({ type: 'danger', message: t('Not published: it has errors.'), list: errors.map(faultWords) });
  return false;
}

function select(store: EditorStore, fieldKey: string | undefined, sectionKey: string | undefined): void {
  if (fieldKey !== undefined && store.fieldAt(fieldKey)) store.select({ kind: 'field', key: fieldKey });
  else if (sectionKey !== undefined && store.sectionAt(sectionKey)) store.select({ kind: 'section', key: sectionKey });
}

type HeadProps = Pick<PanesProps['editing'], 'published'> & {
  child: ChildTemplate;
  saver: PanesProps['editing']['saver'];
  isPublishing: boolean;
  onPublish: () => void;
  onFinding: (finding: Finding) => void;
  onOpen: (what: Opened) => void;
};

function Head({ child, saver, onOpen, ...rest }: HeadProps) {
  const findings = useEditorPart((editor) => editor.findings());
  const { data: template } = useQuery(templateQuery(child.FormTemplate?.slug ?? ''));
  const { data: others = [] } = useQuery(otherEditorsQuery(child.id));
  return (
    <TopBar
      title={child.description}
      note={template ? noteOf(child, template) : ''}
      back={template ? wayUp(template) : '/forms/templates'}
      version={child.published_version}
      others={others}
      saver={saver}
      findings={findings}
      onPreview={() => onOpen('preview')}
      {...rest}
    />
  );
}

const wayUp = ({ slug, FormTemplateCategory: category }: Template): string =>
  `/forms/templates${category ? `/${category.slug}/${slug}` : ''}`;

function noteOf(child: ChildTemplate, { title, JobPersonnelRole: roles, FormTemplateCategory: category }: Template) {
  const isRequired = child.clockin_prompt_projects_required === 1 || child.clockin_prompt_services_required === 1;
  const who =
    roles.length === 0
      ? t('for everybody')
      : plural(roles.length, { one: 'for {{count}} role', other: 'for {{count}} roles' });
  return [category?.name, title, isRequired && t('required to clock in'), who].filter(Boolean).join(' · ');
}

function AddSection() {
  const store = useEditor();
  return (
    <div className={styles.end}>
      <Button icon={<IconPlus aria-hidden="true" />} onClick={() => addSection(store, store.sections().length)}>
        {t('Add section')}
      </Button>
    </div>
  );
}

type AddingProps = { onOpen: (what: Opened) => void; onAdd: (place: Place) => void };

/** Adds after what is selected. */
function Adding({ onOpen, onAdd }: AddingProps) {
  const store = useEditor();
  return (
    <div className={styles.end}>
      <Button className={styles.add} icon={<IconPlus aria-hidden="true" />} onClick={() => onAdd(store.placeForNew())}>
        {t('Add field')}
      </Button>
      <PasteCopied />
      <Button variant="quiet" onClick={() => onOpen('paste')}>
        {t('Paste a list')}
      </Button>
      <Button variant="quiet" onClick={() => onOpen('import')}>
        {t('Import')}
      </Button>
    </div>
  );
}
