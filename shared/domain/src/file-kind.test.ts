import { describe, expect, it } from 'vitest';
import { extensionOf, fileKind, fileSize, isDocumentOrImage } from './file-kind.ts';

describe('what a file is', () => {
  it.each([
    ['a.PNG', 'image'],
    ['a.heic', 'image'],
    ['plan.v2.pdf', 'pdf'],
    ['a.xlsm', 'document'],
    ['a.zip', 'document'],
    ['a.exe', 'other'],
    ['pdf', 'other'],
    ['.pdf', 'other'],
  ] as const)('%s is %s', (name, kind) => {
    expect(fileKind(name)).toBe(kind);
  });

  it('reads an extension only after a name', () => {
    expect(extensionOf('photo.JPG')).toBe('jpg');
    expect(extensionOf('photo')).toBe('');
  });
});

describe('documents and images', () => {
  it.each(['doc', 'docx', 'xls', 'xlsm', 'pdf', 'rtf', 'txt', 'ppt', 'xlsx', 'csv', 'zip', 'mp4', 'dwg'])(
    'accept .%s',
    (ending) => {
      expect(isDocumentOrImage({ name: `a.${ending}`, type: '' })).toBe(true);
    },
  );

  it('accept any image, and HEIC by its name', () => {
    expect(isDocumentOrImage({ name: 'a', type: 'image/webp' })).toBe(true);
    expect(isDocumentOrImage({ name: 'a.HEIC', type: '' })).toBe(true);
  });

  it.each(['exe', 'jar', 'html', 'docm'])('refuse .%s', (ending) => {
    expect(isDocumentOrImage({ name: `a.${ending}`, type: 'application/octet-stream' })).toBe(false);
  });
});

describe('the size of a file', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1400, '1.4 KB'],
    [12_000_000, '12 MB'],
    [3_000_000_000_000, '3000 GB'],
  ] as const)('%d bytes read %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });
});
