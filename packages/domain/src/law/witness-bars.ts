// Who may not witness, each as the end of the sentence `a witness may not be …`. One rule a kind, wider than the statutes that
// were compiled, so that no state needs a list of its own; only homes and hospitals have further rules.

const taker = 'a person who receives something under the document';
const relativeOfTaker = 'the spouse or a relative of such a person';
const agent = 'the agent or a successor agent';
const relative = 'a relative of the maker or of the agent by blood, marriage or adoption';
const proxySigner = 'a person who signs for the maker';
const staff = 'a person who works for a facility in which the maker lives or is treated';

/** Instruments that give something away. */
export const barredFromGifts: readonly string[] = [taker, relativeOfTaker];

/** Powers of attorney over property. */
export const barredFromAgency: readonly string[] = [agent, relative, taker, proxySigner, staff, 'the notary'];

/** Health care directives. */
export const barredFromDirective: readonly string[] = [
  agent,
  relative,
  proxySigner,
  staff,
  'a person who inherits from the maker or has a claim against the estate',
  'a person who treats the maker, a patient of the same facility, or an employee of an insurer of the maker',
  'a person who pays for the care of the maker',
  'a person whom the maker does not know',
];
