// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { FormDraft } from './form-draft.ts';
import { newFill } from './new-fill.ts';

const OWNER = { tenantId: 1, userId: 4, childSlug: 'moving', place: '', label: 'Trench check' };

/** The form with its question in one of two sections. */
const formWith = (section: 'one' | 'two'): string =>
  JSON.stringify(
    ['one', 'two'].map((key) => ({
      key,
      sectionHeading: key,
      fields: key === section ? [{ key: 'depth', type: 'text', label: 'Depth' }] : [],
    })),
  );

async function fillAs(section: 'one' | 'two', templateVersion: number) {
  const draft = await FormDraft.open(OWNER);
  const fill = newFill({ json: formWith(section), templateVersion, roots: {}, draft, isOnLast: false });
  if (fill === null) throw new Error('The form cannot be read');
  return { draft, fill };
}

it('a question that is moved and moved back keeps its newest answer', async () => {
  const first = await fillAs('one', 1);
  first.fill.answer('one/depth', { value: '5' });
  await first.draft.flush();
  const moved = await fillAs('two', 2);
  expect(moved.fill.doc().answers.get('two/depth')).toMatchObject({ value: '5' });
  moved.fill.answer('two/depth', { value: '12' });
  await moved.draft.flush();
  const back = await fillAs('one', 3);
  expect(back.fill.doc().answers.get('one/depth')).toMatchObject({ value: '12' });
});
