import { describe, expect, it, vi } from 'vitest';
import { formOf } from '@fieldspan/domain/form/testing/form-of';
import { FillStore } from './fill-store.ts';

const SECTIONS = [
  [{ type: 'text', label: 'a', requiredField: 1 }],
  [{ type: 'boolean', label: 'b', positiveResponseRequired: 1 }],
];
const A = 'S1/text a';
const B = 'S2/boolean b';

it('tells a field of its own answer and of what may be about any, and not of answers elsewhere', () => {
  const store = new FillStore(formOf(SECTIONS, { b: 0 }));
  const listener = vi.fn<() => void>();
  const stop = store.subscribeTo(A, listener);
  store.answer(B, { value: 1 });
  expect(listener).not.toHaveBeenCalled();
  store.next();
  expect(listener).toHaveBeenCalledTimes(1);
  store.answer(A, { value: 'x' });
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  store.answer(A, { value: 'y' });
  expect(listener).toHaveBeenCalledTimes(2);
});

describe('going through a form', () => {
  it('FORM020 Back on the first section and Next on the last do nothing', () => {
    const store = new FillStore(formOf(SECTIONS, { a: 'x', b: 1 }));
    store.back();
    expect(store.view().at).toBe(0);
    for (let press = 0; press < 5; press += 1) store.next();
    expect(store.view().at).toBe(2);
  });

  it('FORM021 FORM027 Next marks what is missing and stays; an answer removes the mark', () => {
    const store = new FillStore(formOf(SECTIONS));
    store.next();
    expect(store.view()).toMatchObject({ at: 0, marked: new Set([A]) });
    store.answer(A, { value: 'x' });
    expect(store.view().marked.size).toBe(0);
    store.next();
    expect(store.view().at).toBe(1);
  });

  it('FORM022 Back removes the marks until the next check', () => {
    const store = new FillStore(formOf([SECTIONS[1] ?? [], SECTIONS[0] ?? []], { b: 1 }));
    store.next();
    store.next();
    expect(store.view().marked.size).toBe(1);
    store.back();
    store.next();
    expect(store.view()).toMatchObject({ at: 1, marked: new Set() });
  });

  it('FORM028 a wrong answer blocks Next until it is corrected', () => {
    const store = new FillStore(formOf(SECTIONS, { a: 'x', b: 0 }), { at: 1 });
    store.next();
    expect(store.view()).toMatchObject({ at: 1, isStopped: true });
    store.answer(B, { value: 1 });
    expect(store.view().isStopped).toBe(false);
  });

  it('FORM019 opens at the given section, if the form has it', () => {
    const doc = formOf(SECTIONS);
    expect(new FillStore(doc, { at: 99 }).view().at).toBe(2);
    expect(new FillStore(doc, { at: -1 }).view().at).toBe(0);
  });

  it('submitting goes to the first section that is not complete', () => {
    const store = new FillStore(formOf(SECTIONS, { a: 'x', b: 0 }), { at: 2 });
    expect(store.checkAll()).toBe(false);
    expect(store.view()).toMatchObject({ at: 1, isStopped: true });
    store.answer(B, { value: 1 });
    expect(store.checkAll()).toBe(true);
  });
});

it('a typed key reports what changed, and keeps the view', () => {
  const onAnswer = vi.fn();
  const store = new FillStore(formOf(SECTIONS), { onAnswer });
  const view = store.view();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.answer(A, { value: 'x' });
  expect(onAnswer).toHaveBeenCalledWith(A, { value: 'x' });
  expect(listener).toHaveBeenCalledOnce();
  expect(store.view()).toBe(view);
  stop();
  store.answer(A, { value: 'y' });
  expect(listener).toHaveBeenCalledOnce();
});

describe('answers that the server refused', () => {
  const said = new Map([
    [B, 'This answer does not fit the question.'],
    ['gone/x', 'The template asks this.'],
  ]);

  it('open their section and stay marked until there is another answer', () => {
    const store = new FillStore(formOf(SECTIONS, { a: 'x', b: 1 }), { at: 2 });
    expect(store.refuse(said)).toBe(true);
    expect(store.view()).toMatchObject({ at: 1, refused: new Map([[B, said.get(B)]]), finds: 1 });
    store.back();
    store.answer(A, { value: 'y' });
    expect(store.view().refused.size).toBe(1);
    store.answer(B, { value: 1 });
    expect(store.view().refused.size).toBe(0);
  });

  it('do not move the view for questions that this form does not have', () => {
    const store = new FillStore(formOf(SECTIONS, { a: 'x', b: 1 }), { at: 2 });
    expect(store.refuse(new Map([['gone/x', 'No.']]))).toBe(false);
    expect(store.view().at).toBe(2);
  });
});
