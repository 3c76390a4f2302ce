import { MENU_ICON_NAMES } from '@fieldspan/contract/menu-icons';
import { MENU_ICONS } from '@fieldspan/ui/menu-icon';
import { expect, it } from 'vitest';

it('every icon that remote.json may name is drawn, and no other', () => {
  expect(Object.keys(MENU_ICONS).toSorted()).toEqual(MENU_ICON_NAMES.toSorted());
});
