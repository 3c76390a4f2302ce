declare module '@fieldspan/contract/places' {
  interface Places {
    /** A tab in the editor of a piece of equipment; `key` is the last part of its address, /equipment/edit/:slug/:key. */
    'equipment.tab': { equipment: PlacedEquipment };
  }
}

export type PlacedEquipment = { id: number; slug: string; name: string; typeId: number };
