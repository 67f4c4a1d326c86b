import { afterDeath, type DocumentAnswer, ofSomethingElse, takesBack } from '#guide/of-the-document/document-answer.ts';
import { pages } from '#guide/pages.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** What is asked of a will. */
export const willAnswers: readonly DocumentAnswer[] = [
  {
    id: 'will-after-death',
    kinds: ['will'],
    asked: [
      patternOf('u', String.raw`\b(?:change|alter|rewrite|amend|undo|mess with)\b.*\b${afterDeath}`),
      patternOf('u', String.raw`\b${afterDeath}.*\b(?:change|alter|rewrite|amend|undo)\b`),
    ],
    answer:
      'No. After your death nobody can change your will: the executor carries it out, and the probate court watches over it. Those who inherit may refuse what they get, or agree to divide it otherwise, as far as your state allows.',
    page: pages.incapacity,
  },
  {
    id: 'revoke-will',
    kinds: ['will'],
    asked: takesBack,
    unless: ofSomethingElse,
    answer:
      'Yes. While you live and are able, you can revoke your will: by a new one that says so, or by destroying the signed original on purpose; the details depend on your state. If you mean what you pay: a subscription is ended on your account page, and your signed documents stay yours.',
    page: pages.incapacity,
  },
  {
    id: 'will-and-probate',
    kinds: ['will'],
    asked: [/\b(?:avoids?|skips?|without|gets? around|goes? through|needs?|still)\b.*\bprobate\b/u],
    unless: /\bhow (?:much|big|large|long)\b/u,
    answer:
      'No, a will does not avoid probate, not even one that pours over into a trust. What was moved into the trust while you live, or has a beneficiary form of its own, passes without it; most states have a simpler way for small estates.',
    page: pages.incapacity,
  },
];
