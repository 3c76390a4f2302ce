import { expect, it } from 'vitest';
import { foldersIn, pathTo, treeOf } from './folder-tree.ts';

const folders = [
  { id: 1, parent_id: null },
  { id: 2, parent_id: 1 },
  { id: 3, parent_id: 2 },
  { id: 4, parent_id: null },
  { id: 6, parent_id: 5 },
];
const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id);

it('leads from the top down to a folder, and to nothing for one that is not there', () => {
  expect(ids(pathTo(folders, 3))).toEqual([1, 2, 3]);
  expect(pathTo(folders, null)).toEqual([]);
  expect(pathTo(folders, 9)).toEqual([]);
});

it('ends even if two folders lay in each other', () => {
  expect(
    ids(
      pathTo(
        [
          { id: 1, parent_id: 2 },
          { id: 2, parent_id: 1 },
        ],
        1,
      ),
    ),
  ).toEqual([2, 1]);
});

it('a folder whose parent is not to be seen stands at the top', () => {
  expect(ids(foldersIn(folders, null))).toEqual([1, 4, 6]);
  expect(ids(foldersIn(folders, 1))).toEqual([2]);
});

it('lists all as a tree, without a folder that is being moved and what is in it', () => {
  expect(treeOf(folders).map(({ folder, level }) => [folder.id, level])).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 0],
    [6, 0],
  ]);
  expect(treeOf(folders, 2).map(({ folder }) => folder.id)).toEqual([1, 4, 6]);
});
