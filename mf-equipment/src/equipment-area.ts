import { mayRead } from '@fieldspan/contract/access-rules';
import { msg } from '@fieldspan/domain/message';
import type { Area } from '@fieldspan/records/entry';

export const readsEquipment = mayRead('Equipment');

/** The screens of equipment; its levels are open to everybody, because a crew sees the equipment it has. */
export const equipmentArea: Area = {
  title: msg('Equipment'),
  tabs: [
    { key: 'list', label: msg('Equipment'), to: '/equipment/list' },
    { key: 'places', label: msg('Places'), to: '/equipment/places', isShown: readsEquipment },
    { key: 'bookings', label: msg('Bookings'), to: '/equipment/bookings', isShown: readsEquipment },
    { key: 'maintenance', label: msg('Maintenance'), to: '/equipment/maintenance-schedule', isShown: readsEquipment },
    { key: 'forms', label: msg('Forms'), to: '/equipment/forms', isShown: readsEquipment },
    { key: 'settings', label: msg('Settings'), to: '/equipment/settings', isShown: readsEquipment },
    { key: 'apps', label: msg('Apps'), to: '/equipment/apps', isShown: readsEquipment },
  ],
};
