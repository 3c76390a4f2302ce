export type Palette = {
  sky: string;
  wall: string;
  floor: string;
  dark: string;
  mid: string;
  light: string;
  accent: string;
  pipe: string;
};

const palette = (colors: string): Palette => {
  const [sky = '', wall = '', floor = '', dark = '', mid = '', light = '', accent = '', pipe = ''] = colors.split(' ');
  return { sky, wall, floor, dark, mid, light, accent, pipe };
};

/** Muted colours for the light of different days and places. */
export const PALETTES: readonly Palette[] = [
  palette('#b8c4cc #b9b2a4 #8f877b #3d3a36 #7d766b #d9d6cc #c8792b #5f7d8c'),
  palette('#d7cdbb #a8a69b #7c7668 #34332f #6d6a60 #e3ded1 #b3402e #7f8f6a'),
  palette('#9fb1b9 #c4beb2 #a09683 #40413f #85837b #dedbd3 #d69a2d #4d6b80'),
  palette('#c9c2b6 #97a09f #6e7271 #2d3234 #5e6668 #cfd4d2 #c75f3a #8a7f5a'),
  palette('#e0d3bd #b5a690 #8a7a65 #43382e #7a6c5c #e8dfcf #9c4a3c #6a7f86'),
  palette('#8d9aa3 #8f918c #63645f #26292b #54585a #bfc3c2 #e0a030 #5a7465'),
  palette('#cbd3d2 #bfc1b4 #959787 #3a403c #74796e #e2e4dc #3f7d6b #a06a45'),
  palette('#b3aca6 #a79a94 #776b66 #362f2e #675c5a #d8d0cb #b8862f #55758f'),
];
