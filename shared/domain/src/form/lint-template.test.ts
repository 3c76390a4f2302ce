import { assert, json as anyJson, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bannedHtml } from './allowed-html.ts';
import { lintTemplate, templateErrors } from './lint-template.ts';

const form = (...fields: readonly object[]) => JSON.stringify([{ key: 's', sectionHeading: 'Trench', fields }]);
const text = (more: object = {}) => ({ key: 'a', type: 'text', label: 'Depth', ...more });
const codes = (json: string | null) => lintTemplate(json).map(({ level, code }) => `${level} ${code}`);

describe('the linter', () => {
  it('has nothing to say about a sound template', () => {
    const fields = [
      text({ requiredField: 1, default: '$.user.first_name' }),
      { key: 'b', type: 'select', label: 'Soil', options: ['Clay', 'Sand'], default: 'Clay' },
      {
        key: 'c',
        type: 'boolean',
        label: 'Shored?',
        conditionalRemarksLabel: 'Why?',
        conditionalRemarksResponseValue: 0,
      },
      { key: 'd', type: 'static-paragraph', label: '', default: '<p>Read <a href="https://a.ca">this</a></p>' },
    ];
    expect(lintTemplate(form(...fields))).toEqual([]);
  });

  it.each([
    ['error unknown-type', text({ type: 'telepathy' })],
    ['error empty-label', text({ label: '  ' })],
    [
      'error both-required',
      { key: 'a', type: 'boolean', label: 'Safe?', positiveResponseRequired: 1, negativeResponseRequired: 1 },
    ],
    ['error required-static', { key: 'a', type: 'static-paragraph', default: 'x', requiredField: 1 }],
    ['warning required-list', { key: 'a', type: 'checklist', label: 'PPE', options: ['Hat'], requiredField: 1 }],
    ['error no-options', { key: 'a', type: 'select', label: 'Soil' }],
    ['error no-options', { key: 'a', type: 'checklist', label: 'PPE' }],
    ['error empty-option', { key: 'a', type: 'select', label: 'Soil', options: ['Clay', ' '] }],
    ['error duplicate-option', { key: 'a', type: 'select', label: 'Soil', options: ['Clay', 'Clay '] }],
    ['error no-columns', { key: 'a', type: 'table', label: 'Readings' }],
    ['warning duplicate-column', { key: 'a', type: 'table', label: 'Readings', columns: ['A', 'A'] }],
    ['error no-picture', { key: 'a', type: 'image', label: '', imageIsStatic: 1 }],
    ['warning no-content', { key: 'a', type: 'static-paragraph' }],
    ['warning no-content', { key: 'a', type: 'youtube-video', default: '' }],
    ['error banned-html', { key: 'a', type: 'static-paragraph', default: '<p onclick="x()">Hi</p><script>' }],
    // So no text has a colour of its own that could be hard to read; that of the screens is measured elsewhere.
    ['error banned-html', { key: 'a', type: 'static-paragraph', default: '<p><font color="#eee">Hi</font></p>' }],
    ['error banned-html', { key: 'a', type: 'static-paragraph', default: '<p style="color: #eee">Hi</p>' }],
    ['error default-denied', text({ default: '$.user.api_key' })],
    ['error default-unknown', text({ default: '$.user.shoe_size' })],
    ['error default-unknown', text({ default: '$.weather' })],
    ['warning default-not-an-option', { key: 'a', type: 'select', label: 'Soil', options: ['Clay'], default: 'Silt' }],
    [
      'error condition-not-an-option',
      {
        key: 'a',
        type: 'select',
        label: 'Soil',
        options: ['Clay'],
        conditionalImageLabel: 'Show',
        conditionalImageResponseValue: 'Silt',
      },
    ],
    [
      'error condition-not-an-option',
      {
        key: 'a',
        type: 'boolean',
        label: 'Covered?',
        conditionalImageLabel: 'Show',
        conditionalImageResponseValue: [0, 'N/A'],
      },
    ],
    ['error stop-not-an-option', { key: 'a', type: 'boolean', label: 'Covered?', ext: { v: 1, stop: 'N/A' } }],
    [
      'error stop-not-an-option',
      { key: 'a', type: 'select', label: 'Soil', options: ['Clay'], ext: { v: 1, stop: ['Clay', 'Silt'] } },
    ],
    ['error condition-without-answer', text({ conditionalRemarksLabel: 'Why?' })],
    ['warning condition-without-label', text({ conditionalRemarksResponseValue: 'x' })],
    ['error logic', text({ ext: { v: 1, visibleIf: { all: [{ key: 'gone', is: 1 }] } } })],
  ])('%s', (code, field) => {
    expect(lintTemplate(form(field))).toMatchObject([{ sectionKey: 's', fieldKey: 'a' }]);
    expect(codes(form(field))).toEqual([code]);
  });

  it('accepts paths of the place, and other answers where they may be written', () => {
    const fields = [
      text({ default: '$.job.address' }),
      { key: 'b', type: 'select', label: 'Soil', options: ['Clay'], defineOther: 1, default: 'Silt' },
      { key: 'c', type: 'select', label: 'Rock', defineOther: 1 },
      { key: 'd', type: 'boolean', label: 'Dry?', ext: { v: 1, allowNA: 1, stop: [0, 'N/A'] } },
      { key: 'e', type: 'select', label: 'Sand', options: ['Wet', 'N/A'], ext: { v: 1, stop: 'N/A' } },
    ];
    expect(codes(form(...fields))).toEqual([]);
  });

  it('looks at the form and its sections too', () => {
    expect(codes('{"a":1}')).toEqual(['error no-form']);
    expect(codes('[]')).toEqual(['warning no-questions']);
    const long = Array.from({ length: 61 }, (_, at) => text({ key: `k${at}` }));
    const sections = [
      { key: 'x', sectionHeading: '', fields: [] },
      { key: 'y', sectionHeading: 'Long', fields: [...long, text({ key: 'y' })] },
    ];
    expect(
      lintTemplate(JSON.stringify(sections)).map(({ code, sectionKey, fieldKey }) => [code, sectionKey, fieldKey]),
    ).toEqual([
      ['empty-heading', 'x', undefined],
      ['empty-section', 'x', undefined],
      ['long-section', 'y', undefined],
      ['duplicate-key', 'y', 'y'],
    ]);
  });

  it('says where an error stands, for those who cannot see it there', () => {
    expect(templateErrors(form({ key: 'a', type: 'select', label: 'Soil', options: ['Clay', 'Clay'] }))).toEqual([
      {
        section: 'Trench',
        question: 'Soil',
        fault: { message: 'The option “{{option}}” is there twice.', values: { option: 'Clay' } },
      },
    ]);
    expect(templateErrors('42')).toMatchObject([{ section: '', question: '' }]);
  });

  it('finds an error in whatever is not a form, and never fails', () => {
    assert(
      property(anyJson(), (json) => {
        for (const { text: said, level } of lintTemplate(json)) {
          expect(said).not.toContain('{{');
          expect(['error', 'warning']).toContain(level);
        }
      }),
      { numRuns: 500 },
    );
  });
});

it('HTML that is taken out when it is shown is named', () => {
  expect(bannedHtml('<p>a &lt; b</p><ul><li>1 < 2</li></ul>')).toEqual([]);
  expect(bannedHtml('<div style="x"><p class=y>a</p></div><a href="javascript:x()">b</a>')).toEqual([
    '<div>',
    'class=',
    'href="javascript:x()"',
  ]);
});
