import { expect, it } from 'vitest';
import { signedContent } from './signed-content.ts';
import type { SignedContent } from './signed-content.ts';

const content: SignedContent = {
  title: 'Toolbox',
  description: 'Monday talk',
  place: { job_id: 3, service_id: null },
  form: [{ fields: [{ type: 'boolean', label: 'Clear?', value: 1 }] }],
  warnings: ['Look up'],
  drawings: [{ canvas_id: 4, layers: ['{}'] }],
  files: [{ filename: 'ab.png', sha256: 'f00d' }],
  name: 'Uma',
  at: '2026-11-21T10:00:00.000Z',
  signature: { trail: [{ x: 1, y: 2 }], sigSkipped: false },
};

it('the signed content is the same text whatever the order of the keys', () => {
  const form = [{ fields: [{ value: 1, label: 'Clear?', type: 'boolean', gone: undefined }] }];
  expect(signedContent({ ...content, form })).toBe(signedContent(content));
});

it('any change of a part makes another text', () => {
  const changes: Partial<SignedContent>[] = [
    { title: 'Other' },
    { description: null },
    { place: { job_id: 4, service_id: null } },
    { form: [{ fields: [{ type: 'boolean', label: 'Clear?', value: 0 }] }] },
    { form: [{ fields: [{ type: 'boolean', label: 'Not clear?', value: 1 }] }] },
    { warnings: [] },
    { drawings: [{ canvas_id: 4, layers: [] }] },
    { files: [{ filename: 'ab.png', sha256: 'beef' }] },
    { files: [{ filename: 'ab.png', sha256: null }] },
    { name: 'Una' },
    { at: '2026-11-21T10:00:01.000Z' },
    { signature: { trail: [], sigSkipped: true } },
  ];
  const texts = [content, ...changes.map((change) => ({ ...content, ...change }))].map(signedContent);
  expect(new Set(texts).size).toBe(changes.length + 1);
});
