import { defineFill, defineRemote } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'service', load: () => import('./app.tsx') });
export const yourDay = defineFill({
  place: 'home.card',
  name: 'service.your-day',
  load: async () => (await import('./home/your-day.tsx')).YourDay,
});
export const contractsOfContact = defineFill({
  place: 'contact.tab',
  name: 'service.contracts-of-contact',
  load: async () => (await import('./contracts/contracts-of-contact.tsx')).ContractsOfContact,
});
export const partsToBill = defineFill({
  place: 'document.line-source',
  name: 'service.parts-to-bill',
  load: async () => (await import('./billing/parts-to-bill.tsx')).PartsToBill,
});
