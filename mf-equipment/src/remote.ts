import { defineFill, defineRemote, defineWidget } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'equipment', load: () => import('./app.tsx') });
export const picker = defineWidget({ name: 'equipment.picker', load: () => import('./picker/equipment-picker.tsx') });
export const catalogueSettings = defineFill({
  place: 'settings.section',
  name: 'equipment.catalogue-settings',
  load: async () => (await import('./settings/catalogue-settings.tsx')).CatalogueSettings,
});
export const held = defineFill({
  place: 'employee.tab',
  name: 'equipment.held',
  load: async () => (await import('./tabs/held-tab.tsx')).EquipmentHeld,
});
export const projectEquipment = defineFill({
  place: 'project.tab',
  name: 'equipment.project-equipment',
  load: async () => (await import('./tabs/crew-tab.tsx')).ProjectEquipment,
});
export const serviceEquipment = defineFill({
  place: 'service.tab',
  name: 'equipment.service-equipment',
  load: async () => (await import('./tabs/crew-tab.tsx')).ServiceEquipment,
});
