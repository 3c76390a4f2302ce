import { describe, expect, it } from 'vitest';
import { classFaults, tokenFaults } from './style-rules.ts';

const sheet = (text: string, path = 'shell/src/box.module.css') => ({ path, text });
const module = (text: string, path = 'shell/src/box.tsx') => ({ path, text });
const uses = (text: string) => module(`import styles from './box.module.css';\n${text}`);

describe('classes', () => {
  it('are used by their component, in either notation', () => {
    const css = sheet('.box { color: red } .box:hover > .is-small { color: blue }');
    expect(classFaults([uses("className={styles.box} {styles['is-small']}")], [css])).toEqual([]);
  });

  it('that a component uses and its style sheet lacks are reported', () => {
    expect(classFaults([uses('className={styles.boxx} {styles.box}')], [sheet('.box { color: red }')])).toEqual([
      'shell/src/box.tsx: .boxx does not stand in shell/src/box.module.css',
    ]);
  });

  it('that nobody uses are reported, and words in comments do not count', () => {
    expect(classFaults([uses('')], [sheet('/* .old { } */ .box { color: red }')])).toEqual([
      'shell/src/box.module.css: nobody names .box',
    ]);
  });

  it('a file of the same name is not a class', () => {
    const text = "import box from './box.module.css';\nimport('./box.tsx'); box.line";
    expect(classFaults([module(text)], [sheet('.line { color: red }')])).toEqual([]);
  });
});

describe('tokens', () => {
  it('are declared and read, in style sheets or in code', () => {
    const css = sheet(':root { --ink: red; --avatar-1: blue } .box { color: var(--ink); --wide: var(--set) }');
    expect(tokenFaults([css], [module("style={{ '--set': 1 }} 'var(--wide)' `var(--avatar-${n})`")])).toEqual([]);
  });

  it('that nobody declares are reported, unless there is a fallback', () => {
    const css = sheet('.box { color: var(--inkk); background: var(--ground, red) }');
    expect(tokenFaults([css], [])).toEqual(['--inkk is read and declared nowhere']);
  });

  it('that nobody reads are reported', () => {
    expect(tokenFaults([sheet(':root { --ink: red }')], [])).toEqual(['--ink is declared and read nowhere']);
  });
});
