const names = new Set(
  [
    'amber angel april ash autumn basil bill bishop brook carter chance charity chase chip christian cliff cooper crystal daisy dale',
    'dawn dean destiny drew duke earl faith frank gene ginger glen grace grant harmony hazel heather heaven holly hope hunter iris ivy',
    'jack jasmine jade joy june king lane lily major mark mason may melody mercy miles nick olive page parker pat patience pearl',
    'penny prudence ray reed rich rob robin rose ruby sage sandy skip sky sonny star sterling sue summer tanner violet wade will winter wren',
  ].flatMap((line) => line.split(' ')),
);

/** True for a word that is a given name too, in lower case. */
export const isWordName = (low: string): boolean => names.has(low);
