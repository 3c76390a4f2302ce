// @vitest-environment jsdom
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { FillContext } from './fill-context.ts';
import { FillStore } from './fill-store.ts';
import { SectionView } from './section-view.tsx';

const COUNT = 60;

/** A section of many questions, of which one is required, as its first frame has it. */
function opened(required: number) {
  const fields = Array.from({ length: COUNT }, (_, at) => ({
    key: `q${at}`,
    type: 'text',
    label: `Question ${at}`,
    requiredField: at === required,
  }));
  const doc = parseForm(JSON.stringify([{ key: 's', sectionHeading: 'Long', fields }]));
  const section = doc?.sections[0];
  if (!doc || !section) throw new Error('The form cannot be read');
  const store = new FillStore(doc);
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <FillContext value={{ store, site: null }}>
        <SectionView section={section} />
      </FillContext>,
    ),
  );
  return { store, questions: () => [...place.querySelectorAll('li')], close: () => root.unmount() };
}

it('a long section has its first questions at once and all of them right after', async () => {
  const { questions, close } = opened(0);
  expect(questions().length).toBeGreaterThanOrEqual(12);
  expect(questions().length).toBeLessThan(COUNT);
  await vi.waitFor(() => expect(questions()).toHaveLength(COUNT));
  expect(questions().at(-1)?.textContent).toBe(`Question ${COUNT - 1}`);
  close();
});

it('a mark at a question further down is there at once', () => {
  const { store, questions, close } = opened(COUNT - 1);
  flushSync(() => store.next());
  expect(questions()).toHaveLength(COUNT);
  expect(questions().at(-1)?.dataset).toHaveProperty('error');
  close();
});
