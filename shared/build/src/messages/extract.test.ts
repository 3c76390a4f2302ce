import { describe, expect, it } from 'vitest';
import { catalogueText } from './catalogues.ts';
import { extractTexts, refusedTexts } from './extract.ts';
import type { Forms } from './extract.ts';
import { translationOf } from './translation.ts';

const I18N = "import { plural, t } from '@fieldspan/ui/i18n';\n";
const MESSAGE = "import { msg, pluralMsg, recordMessages } from '@fieldspan/domain/message';\n";

const extracted = (source: string) => extractTexts('screen.tsx', I18N + MESSAGE + source);

describe('what stands in the code', () => {
  it('is found in calls, tables and conditions', () => {
    const { texts, faults } = extracted(`
      const TABS = [{ key: 'all', label: msg('All') }];
      const screen = () => <p title={t('Save {{name}}', { name })}>{isNew ? t(isLate ? 'Late' : 'In time') : null}</p>;`);
    expect({ texts, faults }).toEqual({ texts: ['All', 'Save {{name}}', 'Late', 'In time'], faults: [] });
  });

  it('has both forms of English where it depends on a number', () => {
    const { texts } = extracted("plural(days, { one: '{{count}} day', other: '{{count}} days' });");
    expect(texts).toEqual([{ one: '{{count}} day', other: '{{count}} days' }]);
  });

  it('has them in a table too', () => {
    const { texts } = extracted("const ENTRIES = pluralMsg({ one: '{{count}} entry', other: '{{count}} entries' });");
    expect(texts).toEqual([{ one: '{{count}} entry', other: '{{count}} entries' }]);
  });

  it('is a whole sentence for each thing that is said of a kind of record', () => {
    const { texts } = extracted("const words = recordMessages('Category', 'Categories');");
    expect(texts).toContain('No Categories');
    expect(texts).toContain('Are you sure you want to delete this Category?');
    expect(texts).toContainEqual({ one: 'Category deleted.', other: '{{count}} Categories deleted.' });
  });
});

describe('what no translator could ever see', () => {
  const fault = expect.stringMatching(/^screen\.tsx:3: /);

  it.each([
    't(label)',
    't(`Delete ${record}`)',
    "t('Delete ' + record)",
    't(isNew ? title : "Old")',
    'msg(label)',
    'plural(count, forms)',
    "plural(count, { one: 'a day', other })",
    'recordMessages(one, many)',
    'labels.map(t)',
    'const say = t;',
  ])('%s is refused', (source) => {
    expect(extracted(source)).toEqual({ texts: [], faults: [fault] });
  });

  it('is not looked for where the name is another thing', () => {
    expect(extractTexts('sum.ts', 'const t = (x) => x; t(label);')).toEqual({ texts: [], faults: [] });
    expect(extracted('const { t: time } = clock; clock.t(label); const x = { t: 1 };').faults).toEqual([]);
  });
});

it('have the places of their values, in sentences of the server that have some', () => {
  const source = 'throw new Refusal(sentence`“${name}” is for ${term(words(model))}, not for ${place}.`)';
  expect(refusedTexts('doors.ts', source)).toEqual(['“{{1}}” is for {{2}}, not for {{3}}.']);
});

it('are sentences of the server, as they stand in a refusal, a constant or a class of refusals', () => {
  const source = `
    const WRONG = 'This code is not right.';
    class Owing extends Failure { constructor() { super(200, ['Set one up first.']); } }
    if (isGone) throw new Refusal('This is gone.');
    throw isWrong ? new Refusal(WRONG) : new Refusal(\`\${name} is gone.\`, isLate ? 'Too late.' : 'Too early.');
    throw new TypeError('A bug.');`;
  expect(refusedTexts('doors.ts', source).toSorted()).toEqual([
    'Set one up first.',
    'This code is not right.',
    'This is gone.',
    'Too early.',
    'Too late.',
  ]);
});

it('is sorted in the file', () => {
  const file = catalogueText(
    new Map<string, string | Forms>([
      ['b', 'b'],
      ['a', { one: 'an a', other: 'a' }],
    ]),
  );
  expect(file).toBe('{\n  "a": {\n    "one": "an a",\n    "other": "a"\n  },\n  "b": "b"\n}\n');
});

describe('a translation', () => {
  const days = { one: '{{count}} day', other: '{{count}} days' };
  const catalogue = new Map<string, string | typeof days>([
    ['Save', 'Save'],
    ['{{count}} days', days],
  ]);

  it('begins empty', () => {
    expect(Object.fromEntries(translationOf(catalogue, null))).toEqual({
      Save: '',
      '{{count}} days': { one: '', other: '' },
    });
  });

  it('keeps what was written, with the forms that the language has, and loses what is said no more', () => {
    const polish = { one: '{{count}} dzień', few: '{{count}} dni', many: '{{count}} dni', other: '{{count}} dnia' };
    const written = JSON.stringify({ Gone: 'Precz', Save: 'Zapisz', '{{count}} days': polish });
    expect(Object.fromEntries(translationOf(catalogue, written))).toEqual({ Save: 'Zapisz', '{{count}} days': polish });
  });
});
