/**
 * How somebody is barred: from every office; from whatever is spoken of; from the office that is asked; as somebody who cannot, or is
 * not to be put there, which takes whoever holds an office out of it by itself; or from receiving anything.
 */
export type BarKind = 'serve' | 'out' | 'here' | 'unfit' | 'nothing';
