import { defineFill, defineRemote, defineWidget } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'library', load: () => import('./app.tsx') });
export const viewer = defineWidget({ name: 'library.viewer', load: () => import('./viewer-widget.tsx') });
export const imageEditor = defineWidget({
  name: 'library.image-editor',
  load: () => import('./image-editor-widget.tsx'),
});
export const imageField = defineWidget({ name: 'library.image-field', load: () => import('./image-field-widget.tsx') });
export const whiteboard = defineWidget({ name: 'library.whiteboard', load: () => import('./whiteboard-widget.tsx') });
export const filePicker = defineWidget({ name: 'library.file-picker', load: () => import('./picker/file-picker.tsx') });
export const uploadPanel = defineWidget({
  name: 'library.upload-panel',
  load: () => import('./upload-panel-widget.tsx'),
});
export const projectFiles = defineFill({
  place: 'project.tab',
  name: 'library.project-files',
  load: async () => (await import('./files-tab.tsx')).ProjectFiles,
});
export const projectPlans = defineFill({
  place: 'project.tab',
  name: 'library.project-plans',
  load: async () => (await import('./plans/plans-tab.tsx')).ProjectPlans,
});
export const serviceFiles = defineFill({
  place: 'service.tab',
  name: 'library.service-files',
  load: async () => (await import('./files-tab.tsx')).ServiceFiles,
});
export const equipmentPapers = defineFill({
  place: 'equipment.tab',
  name: 'library.equipment-files',
  load: async () => (await import('./files-tab.tsx')).EquipmentFiles,
});
export const contactPapers = defineFill({
  place: 'contact.tab',
  name: 'library.contact-files',
  load: async () => (await import('./contact-files.tsx')).ContactFiles,
});
export const contractPapers = defineFill({
  place: 'contract.tab',
  name: 'library.contract-files',
  load: async () => (await import('./contact-files.tsx')).ContractFiles,
});
export const assetPapers = defineFill({
  place: 'asset.tab',
  name: 'library.asset-files',
  load: async () => (await import('./contact-files.tsx')).AssetFiles,
});
