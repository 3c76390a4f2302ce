import { describe, expect, it } from 'vitest';
import { LABEL_SHEETS, labelPlace, perPage } from './label-sheets.ts';

describe('sheets of labels', () => {
  it.each(LABEL_SHEETS)('$name fits on its paper, without one label over another', (sheet) => {
    const { paper, label, pitch } = sheet;
    const last = labelPlace(sheet, perPage(sheet) - 1);
    expect(last.page).toBe(0);
    expect(last.left + label.width).toBeLessThanOrEqual(paper.width + 0.01);
    expect(last.top + label.height).toBeLessThanOrEqual(paper.height + 0.01);
    expect(pitch.across).toBeGreaterThanOrEqual(label.width);
    expect(pitch.down).toBeGreaterThanOrEqual(label.height);
  });

  it('begins behind the labels that are used, and goes on on the next page', () => {
    const sheet = LABEL_SHEETS.find(({ key }) => key === '5160');
    if (!sheet) throw new Error('no such sheet');
    expect(labelPlace(sheet, 0, 4)).toMatchObject({ page: 0, left: sheet.first.left + sheet.pitch.across });
    expect(labelPlace(sheet, 26, 4)).toEqual({ page: 1, left: sheet.first.left, top: sheet.first.top });
    expect(labelPlace(sheet, 0, 99)).toMatchObject({ page: 0 });
  });
});
