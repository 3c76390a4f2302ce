import { keepFavourite } from '../guards/favourite.ts';
import { checkMovement } from '../guards/stock-movement.ts';
import { checkStockPlace } from '../guards/stock-place.ts';
import type { Entry } from '../entry.ts';

/** Where materials lie. A place is archived and never deleted: movements name it. */
export const stockEntries = {
  Material: { beforeSave: keepFavourite },
  StockPlace: { author: 'created_by', without: ['delete'], beforeSave: checkStockPlace },
  StockMovement: { author: 'created_by', without: ['update', 'delete'], beforeSave: checkMovement },
} satisfies Record<string, Entry>;
