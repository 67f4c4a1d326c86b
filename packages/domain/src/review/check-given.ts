import type { DispositiveTree } from '#disposition/dispositive-tree.ts';
import type { Check } from '#review/check.ts';
import type { Finding } from '#review/finding.ts';
import type { Place } from '#review/place.ts';
import { sectionText } from '#review/read-document.ts';

const error = (check: string, message: string): Finding => ({ check, level: 'error', message });

/** What is given before the residue, and the clauses that give it; an instrument that gives none of a kind has no clause for it. */
interface Given {
  readonly tree: DispositiveTree;
  readonly sections: { readonly gifts: Place; readonly belongings?: Place; readonly home?: Place };
}

/** RLT8: what the tree gives before the residue stands in its section, with everybody who takes it in order. */
export const checkGiven: Check<Given> = (document, { tree, sections }) => {
  const text = (section: Place | undefined) => (section === undefined ? '' : sectionText(document, section.id));
  const lines = text(sections.gifts).split('\n');
  const { gifts, belongings, home } = tree;
  return [
    ...gifts
      .filter(({ item, takers }) => !lines.some((line) => line.includes(item) && areInOrder(takers, line)))
      .map(({ item }) => error('RLT8', `The gift “${item}” does not stand with everybody who takes it.`)),
    ...(belongings?.takers ?? [])
      .filter((name) => !text(sections.belongings).includes(name))
      .map((name) => error('RLT8', `${name} is not named among those who receive your belongings.`)),
    ...(home?.plan !== 'giveTo' || text(sections.home).includes(home.recipient)
      ? []
      : [error('RLT8', `${home.recipient} does not receive your home.`)]),
  ];
};

const areInOrder = (names: readonly string[], line: string): boolean =>
  names.reduce((from, name) => (from < 0 ? from : line.indexOf(name, from)), 0) >= 0;
