/**
 * Extension points that one part of the product keeps and any remote fills, such as the tabs of a project. The props of each
 * place stand in one file of whoever keeps it (`src/places/`) and are merged into this interface:
 *
 *     declare module '@fieldspan/contract/places' {
 *       interface Places { 'project.tab': { project: { id: number; slug: string } } }
 *     }
 *
 * Its version stands in remote.json of the keeper (in places.json of the shell), under `places`.
 */
// An interface, so that others can add to it.
export interface Places {}

export type PlaceName = Extract<keyof Places, string>;
