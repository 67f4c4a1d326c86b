import { fullAgeWords } from '#clauses/general/full-age-words.ts';
import { clause } from '#assembly/clause.ts';
import { given, list, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import * as trust from '#facts/trust.ts';

/** The trust that the will itself makes; there is none before the death. */
export const trustMade = clause({
  id: 'declaration.trust',
  heading: 'The Trust Made by This Will',
  source: own('Uniform Trust Code 401(1)'),
  facts: [trust.trustName],
  refers: ['trust'],
  defines: ['trust', 'trustee', 'beneficiary'],
  body: ({ trustName }, { ref, define }) => [
    para(
      p`This will makes a trust, which begins at the death of the Testator and is called ${given(trustName)} (the ${define('trust')}). It includes each separate trust that ${ref('trust')} directs. Before that death the Trust has no property and no effect, and the Testator may revoke or change it together with this will.`,
    ),
    para(
      p`The word ${define('trustee')} means the trustee or trustees who serve at the time in question. Each person or organization entitled to receive property under ${ref('trust')} is a ${define('beneficiary')}.`,
    ),
  ],
});

/** Words on which the terms of the trust turn, given before they are used. */
export const wordsOfTrust = clause({
  id: 'declaration.words',
  heading: 'Words Used of the Trust',
  source: own('Uniform Transfers to Minors Act 6(c)'),
  defines: ['incapacitated', 'taxCode'],
  body: (_, { law, define }) => [
    para(
      p`A person is ${define('incapacitated')} when unable to receive and evaluate information, or to make and communicate decisions, to such an extent that the person cannot manage property or financial affairs effectively, as a court finds or two licensed physicians who have examined the person state in writing. In addition:`,
    ),
    list([
      p`the ${define('taxCode')} is the Internal Revenue Code of 1986, as amended;`,
      p`a person is an adult, and of full age, at ${fullAgeWords(law)}, unless this will states another age;`,
      p`property of one person is small if its value does not exceed ten thousand dollars ($10,000);`,
      p`a “guardian” of a beneficiary is whoever a court appoints for that person or for the property of that person, by whatever name the law calls that office; and`,
      p`“shall”, and a direction in the present tense to whoever carries out this will, impose a duty; “may” confers a power that the holder may exercise or not.`,
    ]),
  ],
});
