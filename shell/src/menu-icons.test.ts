import { MENU_ICON_NAMES } from '@fieldspan/contract/menu-icons';
import { MENU_ICONS } from '@fieldspan/ui/menu-icon';
import { expect, it } from 'vitest';

it('there is an icon for every name that remote.json may use, and no other', () => {
  expect(Object.keys(MENU_ICONS).toSorted()).toEqual(MENU_ICON_NAMES.toSorted());
});
