/**
 * Extension points ("places") that one part of the product offers and any remote can fill, such as the tabs of a
 * project. The owner of a place declares its props in a file in `src/places/`, which extends this interface:
 *
 *     declare module '@fieldspan/contract/places' {
 *       interface Places { 'project.tab': { project: { id: number; slug: string } } }
 *     }
 *
 * The version of the props is in the owner's remote.json (in places.json for the shell), under `places`.
 */
// An interface and not a type, so that other files can extend it.
export interface Places {}

export type PlaceName = Extract<keyof Places, string>;
