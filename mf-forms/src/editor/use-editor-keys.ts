import { t } from '@fieldspan/ui/i18n';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { EditField } from '@fieldspan/domain/form/edit/edit-form';
import { remove, stepTo } from './editing.ts';
import { copiedFields } from './field-clipboard.ts';
import { chooseSection, copyChosen, extendBy, pasteCopied, removeChosen, stepChosen } from './several.ts';
import type { EditorStore } from './editor-store.ts';
import { useEditor, useEditorPart } from './use-editor.ts';

const TYPED = 'input, textarea, select, [contenteditable="true"]';

/**
 * Undo and redo; Alt with an arrow moves, Shift with an arrow chooses more; copy, cut, paste, choose all, Delete. The focus follows
 * the item that was moved or added.
 */
export function useEditorKeys(place: RefObject<HTMLElement | null>): void {
  const store = useEditor();
  const focus = useEditorPart((editor) => editor.focus());
  const left = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const editor = place.current;
    return editor ? leaveBeforeSteps(store, editor, (element) => (left.current = element)) : undefined;
  }, [store, place]);
  useEffect(() => {
    if (!focus) return;
    const found = place.current?.ownerDocument.querySelector<HTMLElement>(
      `[data-edit="${CSS.escape(focus.key)}"] [data-do="${focus.control}"]`,
    );
    found?.focus();
    // What should have it is not there, or takes none.
    if (document.activeElement === document.body) left.current?.focus();
    found?.scrollIntoView?.({ block: 'nearest' });
  }, [focus, place]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (undoes(store, event) || moves(store, event)) event.preventDefault();
  });
  useEffect(() => {
    const editor = place.current;
    const handleKey = (event: KeyboardEvent) => press(event);
    editor?.addEventListener('keydown', handleKey);
    return () => editor?.removeEventListener('keydown', handleKey);
  }, [place]);
}

/**
 * Takes the focus off before a step that gives it to something: when what has it is moved in the document, it loses it,
 * and React would measure the whole page to give it back.
 * @returns a function that stops it
 */
function leaveBeforeSteps(store: EditorStore, editor: HTMLElement, onLeft: (element: HTMLElement) => void): () => void {
  let last = store.focus();
  return store.subscribe(() => {
    if (store.focus() === last) return;
    last = store.focus();
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || !editor.contains(activeElement)) return;
    onLeft(activeElement);
    activeElement.blur();
  });
}

function undoes(store: EditorStore, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return false;
  if (key === 'y' || event.shiftKey) store.redo(t('Done again.'));
  else store.undo(t('Undone.'));
  return true;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** What is typed into a box, or done with text that is selected, is no step of the editor. */
const isTyped = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(TYPED) !== null;

function moves(store: EditorStore, event: KeyboardEvent): boolean {
  if (isTyped(event)) return false;
  if (event.ctrlKey || event.metaKey) return COMMANDS[event.key.toLowerCase()]?.(store) ?? false;
  return stepsWith(store, event) || (KEYS[event.key]?.(store) ?? false);
}

const KEYS: Readonly<Record<string, (store: EditorStore) => boolean>> = {
  Escape: (store) => store.marked().size > 0 && did(() => store.pick(false)),
  Delete: (store) => store.chosen().size > 0 && did(() => removeOf(store)),
};

function stepsWith(store: EditorStore, { key, altKey, shiftKey }: KeyboardEvent): boolean {
  const by = STEPS[key];
  if (by === undefined || store.chosen().size === 0) return false;
  if (altKey) return did(() => stepOf(store, by));
  return shiftKey && did(() => extendBy(store, by));
}

const COMMANDS: Readonly<Record<string, (store: EditorStore) => boolean>> = {
  c: (store) => !hasSelectedText() && store.chosen().size > 0 && did(() => copyChosen(store)),
  x: (store) =>
    !hasSelectedText() &&
    store.chosen().size > 0 &&
    did(() => {
      copyChosen(store);
      removeChosen(store);
    }),
  v: (store) => copiedFields().length > 0 && did(() => pasteCopied(store)),
  a: (store) => did(() => chooseSection(store)),
};

const hasSelectedText = (): boolean => (window.getSelection()?.toString() ?? '') !== '';

function did(step: () => void): true {
  step();
  return true;
}

/** The one that is selected, with its own words; or all that are chosen together. */
function stepOf(store: EditorStore, by: -1 | 1): void {
  const field = onlyOne(store);
  if (field) stepTo(store, field, by);
  else stepChosen(store, by);
}

function removeOf(store: EditorStore): void {
  const field = onlyOne(store);
  if (field) remove(store, field);
  else removeChosen(store);
}

function onlyOne(store: EditorStore): EditField | null {
  const [key, ...others] = store.chosen();
  return key !== undefined && others.length === 0 ? store.fieldAt(key) : null;
}
