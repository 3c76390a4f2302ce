import { describe, expect, it } from 'vitest';
import { acceptOf, isAccepted } from './accepted-files.ts';

const file = (name: string, type = '') => ({ name, type });

describe('the files that an upload takes', () => {
  it('UP012 "images": any image', () => {
    expect(acceptOf('images')).toBe('image/*,.heic');
    expect(isAccepted('images', file('a.webp', 'image/webp'))).toBe(true);
    expect(isAccepted('images', file('IMG_1.HEIC'))).toBe(true);
    expect(isAccepted('images', file('a.pdf', 'application/pdf'))).toBe(false);
  });

  it.each(['doc', 'docx', 'xls', 'xlsm', 'pdf', 'rtf', 'txt', 'ppt', 'xlsx', 'pptx', 'mov'])(
    'UP013 "documents": %s',
    (ending) => {
      expect(isAccepted('documents', file(`a.${ending}`))).toBe(true);
      expect(acceptOf('documents').split(',')).toContain(`.${ending}`);
    },
  );

  it.each(['exe', 'html', 'jar', 'jpg'])('UP013 "documents": not %s', (ending) => {
    expect(isAccepted('documents', file(`a.${ending}`))).toBe(false);
  });

  it('UP014 "documents/images": both', () => {
    expect(acceptOf('documents/images')).toBe(`${acceptOf('images')},${acceptOf('documents')}`);
    expect(isAccepted('documents/images', file('a.pdf'))).toBe(true);
    expect(isAccepted('documents/images', file('a.jpg', 'image/jpeg'))).toBe(true);
    expect(isAccepted('documents/images', file('a.exe'))).toBe(false);
  });
});
