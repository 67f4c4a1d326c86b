import { afterDeath, type DocumentAnswer, ofSomethingElse, takesBack } from '#guide/of-the-document/document-answer.ts';
import { pages } from '#guide/pages.ts';
import { patternOf } from '#kit/pattern-of.ts';

const child = '(?:sons?|daughters?|child|children|kids?|heirs?|beneficiar(?:y|ies)|they|his|her|their)';

/** What is asked of a living trust. */
export const trustAnswers: readonly DocumentAnswer[] = [
  {
    id: 'trust-after-death',
    kinds: ['lifetime-trust'],
    asked: [
      patternOf('u', String.raw`\b(?:change|alter|rewrite|amend|undo|mess with)\b.*\b${afterDeath}`),
      patternOf('u', String.raw`\b${afterDeath}.*\b(?:change|alter|rewrite|amend|undo)\b`),
    ],
    // Of two makers the one who survives may change it.
    notOf: /\bjoint\b/iu,
    unless: /\b(?:survivor|both of us|one of us|we|spouse|husband|wife|beneficiary form)\b/u,
    answer:
      'No. After your death nobody can rewrite the trust: the trustee has to carry it out as it stands and answers to those who receive. Small changes are possible only as far as your state allows, mostly by a court or with the consent of everybody concerned.',
    page: pages.livingTrusts,
  },
  {
    id: 'revoke-trust',
    kinds: ['lifetime-trust'],
    asked: takesBack,
    unless: ofSomethingElse,
    answer:
      'Yes. The trust is revocable: while you live and are able, you can change it or revoke it in writing, and what is in it goes back into your own name. If you mean what you pay: a subscription is ended on your account page, and your signed documents stay yours.',
    page: pages.livingTrusts,
  },
  {
    id: 'creditors-of-takers',
    kinds: ['lifetime-trust'],
    asked: [
      patternOf('u', String.raw`\b(?:creditors?|bankrupt\p{L}*|divorce|lawsuit|debts?|sued)\b.*\b${child}\b`),
      patternOf('u', String.raw`\b${child}\b.*\b(?:creditors?|bankrupt\p{L}*|divorces?|lawsuit|sued|spouse take)\b`),
    ],
    unless: /\b(?:my|our) (?:debts?|creditors?|divorce|bills)\b|\b(?:i|we) (?:die|get divorced|divorce|owe)\b/u,
    answer:
      'As long as the trustee holds a share, it is mostly out of reach of the creditors of whoever receives it, and of a divorce; exceptions, such as child support and taxes, depend on your state. Once it is paid out it is theirs, and so is the risk. An age for the share keeps it with the trustee longer; an attorney can tell what else your state allows.',
    page: pages.livingTrusts,
  },
  {
    id: 'creditors-of-maker',
    kinds: ['lifetime-trust'],
    asked: [/\bcreditors?\b/u, /\b(?:if|when|in case) i(?:'m|m| am| get)? sued\b|\blawsuits?\b|\bdebt collectors?\b/u],
    answer:
      'A revocable living trust does not keep what is in it from your own creditors, because you can take it back at any time. A home may be protected in part by the homestead law of your state, in a trust or not; how far depends on the state, on the kind of debt and on how the deed reads. An attorney there can tell.',
    page: pages.livingTrusts,
  },
  {
    id: 'trust-control',
    kinds: ['lifetime-trust'],
    asked: [/\b(?:lose|give up|giving up|losing|keep|still have)\b.*\bcontrol\b/u],
    answer:
      'No. As long as you are your own trustee, you live in, use, sell and spend what is in the trust as before, and you can change or end it at any time. If you name somebody else as first trustee, that person manages it for you, and you can replace them.',
    page: pages.livingTrusts,
  },
];
