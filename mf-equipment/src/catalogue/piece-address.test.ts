import { describe, expect, it } from 'vitest';
import { parsePieceAddress, pieceQuery, pieceRequest } from './piece-address.ts';
import type { PieceAddress } from './piece-address.ts';

const plain: PieceAddress = {
  search: '',
  includeArchived: false,
  sort: { key: 'description', direction: 'asc' },
  page: 1,
};

describe('the URL of a list of pieces', () => {
  it('is empty for the default', () => {
    expect(pieceQuery(plain)).toBe('');
  });

  it.each<PieceAddress>([
    plain,
    { ...plain, search: 'lift & boom', includeArchived: true, page: 4 },
    { ...plain, sort: { key: 'next_service_date', direction: 'desc' } },
    { ...plain, sort: { key: 'description', direction: 'desc' } },
  ])('says all of %o and reads it back', (address) => {
    expect(parsePieceAddress(new URLSearchParams(pieceQuery(address)))).toEqual(address);
  });

  it.each(['page=0', 'page=x', 'sort=password', 'archived=yes'])('takes %s for not said', (query) => {
    expect(parsePieceAddress(new URLSearchParams(query))).toEqual(plain);
  });
});

describe('pieceRequest', () => {
  it('leaves archived pieces out unless they are asked for', () => {
    expect(pieceRequest(plain, { type_id: 7 }).filters).toEqual({ type_id: 7, archived: 0 });
    expect(pieceRequest({ ...plain, includeArchived: true }, { type_id: 7 }).filters).toEqual({ type_id: 7 });
  });

  it('looks for the search within the level', () => {
    const { filters } = pieceRequest({ ...plain, search: ' lift ' }, { type_id: 7 });
    const like = { like: 'lift' };
    expect(filters).toEqual({
      type_id: 7,
      archived: 0,
      any: [{ description: like }, { serial_num: like }, { location: like }],
    });
  });
});
