import { expect, it } from 'vitest';
import { asValue, imageIn } from './stored-answer.ts';
import { oneField } from './testing/form-of.ts';

const PICTURE = { id: 7, slug: 'a', filename: 'a.jpg', width: 40, height: 30 };
const AT = '2026-11-20T08:00:00Z';

it('reads a picture with what is known of how it was taken', () => {
  expect(imageIn({ ...PICTURE, taken: { source: 'camera', at: AT } })).toEqual({
    ...PICTURE,
    taken: { source: 'camera', at: AT },
  });
  for (const taken of [
    { source: 'camera', at: 'soon' },
    { source: 'camera', at: 7 },
    { source: 'scan', at: AT },
    'camera',
  ])
    expect(imageIn({ ...PICTURE, taken })).toEqual(PICTURE);
});

it('knows a picture on its way by its key, and one that has come by its id alone', () => {
  expect(imageIn({ ...PICTURE, id: 0, key: 'k' })).toMatchObject({ id: 0, key: 'k' });
  expect(imageIn({ ...PICTURE, key: 'k' })).toEqual(PICTURE);
  expect(imageIn({ id: 7, slug: 'a' })).toEqual({ id: 7, slug: 'a', filename: '', width: null, height: null });
});

it.each([null, 'a.jpg', { slug: 'a' }, { id: '7', slug: 'a' }, { id: 7 }])('%j is no picture', (item) =>
  expect(imageIn(item)).toBeNull(),
);

it.each<[object, unknown, unknown]>([
  [{ type: 'boolean' }, 'true', 1],
  [{ type: 'boolean' }, '0', 0],
  [{ type: 'boolean' }, 'maybe', undefined],
  [{ type: 'boolean', ext: { allowNA: 1 } }, 'N/A', 'N/A'],
  [{ type: 'checklist' }, 'Dry', ['Dry']],
  [{ type: 'checklist' }, ['Dry', 7], ['Dry', '7']],
  [{ type: 'text' }, 7, '7'],
  [{ type: 'text' }, {}, undefined],
  [{ type: 'text' }, null, undefined],
  [{ type: 'whiteboard' }, 'x', undefined],
  [{ type: 'image' }, PICTURE, [PICTURE]],
  [{ type: 'weather' }, { main: 1 }, { main: 1 }],
])('%j: %j is the answer %j', (asked, stored, value) => {
  const { doc, id } = oneField(asked);
  const field = doc.byId.get(id)?.field;
  expect(field && asValue(field, stored)).toEqual(value);
});
