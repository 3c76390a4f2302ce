import { describe, expect, it } from 'vitest';
import { classFaults, tokenFaults } from './style-rules.ts';

const sheet = (text: string, path = 'shell/src/box.module.css') => ({ path, text });
const module = (text: string, path = 'shell/src/box.tsx') => ({ path, text });
const uses = (text: string) => module(`import styles from './box.module.css';\n${text}`);

describe('classes', () => {
  it('are named by their component, in either way', () => {
    const css = sheet('.box { color: red } .box:hover > .is-small { color: blue }');
    expect(classFaults([uses("className={styles.box} {styles['is-small']}")], [css])).toEqual([]);
  });

  it('that a component names and its style sheet does not have are told', () => {
    expect(classFaults([uses('className={styles.boxx} {styles.box}')], [sheet('.box { color: red }')])).toEqual([
      'shell/src/box.tsx: .boxx does not stand in shell/src/box.module.css',
    ]);
  });

  it('that nobody names are told, and words in comments are none', () => {
    expect(classFaults([uses('')], [sheet('/* .old { } */ .box { color: red }')])).toEqual([
      'shell/src/box.module.css: nobody names .box',
    ]);
  });

  it('a file of the same name is no class', () => {
    const text = "import box from './box.module.css';\nimport('./box.tsx'); box.line";
    expect(classFaults([module(text)], [sheet('.line { color: red }')])).toEqual([]);
  });
});

describe('tokens', () => {
  it('are declared and read, in style sheets or in code', () => {
    const css = sheet(':root { --ink: red; --avatar-1: blue } .box { color: var(--ink); --wide: var(--set) }');
    expect(tokenFaults([css], [module("style={{ '--set': 1 }} 'var(--wide)' `var(--avatar-${n})`")])).toEqual([]);
  });

  it('that nobody declares are told, unless something stands in their place', () => {
    const css = sheet('.box { color: var(--inkk); background: var(--ground, red) }');
    expect(tokenFaults([css], [])).toEqual(['--inkk is read and declared nowhere']);
  });

  it('that nobody reads are told', () => {
    expect(tokenFaults([sheet(':root { --ink: red }')], [])).toEqual(['--ink is declared and read nowhere']);
  });
});
