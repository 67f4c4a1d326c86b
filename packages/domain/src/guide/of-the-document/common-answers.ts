import type { DocumentAnswer } from '#guide/of-the-document/document-answer.ts';
import { pages } from '#guide/pages.ts';
import { patternOf } from '#kit/pattern-of.ts';

const ofEstate = ['lifetime-trust', 'will'] as const;

/** What is asked of more than one kind of document. */
export const commonAnswers: readonly DocumentAnswer[] = [
  {
    id: 'legal-at-all',
    kinds: ['lifetime-trust', 'will', 'financial-power-of-attorney', 'company'],
    asked: [
      patternOf(
        'u',
        String.raw`^\W*(?:(?:but|so|and|wait) )*(?:is|will|would|are) (?:this|it|that|these|the (?:trust|will|document|papers?))`,
        String.raw`(?: thing| all| really| even| be| actually| still)* (?:legal(?:ly)?(?: binding)?|valid|official|enforceable|legit|real)\W*$`,
      ),
      /\bhold up (?:in court|legally)\b|\bstand up in court\b/u,
    ],
    answer:
      'Yes, once it is signed as your state asks: the law looks at who signs and how, not at who typed it. Your document says how that is done in your state, with witnesses or a notary where they are needed. We are no law firm, and no attorney has reviewed it for your case, so let one look at it before you sign.',
    page: pages.disclaimer,
  },
  {
    id: 'probate-takes',
    kinds: ofEstate,
    asked: [
      /\b(?:how long|how much|cost|costs|expensive|fees?|time)\b.*\bprobate\b|\bprobate\b.*\b(?:take|last|cost|costs|expensive|fees?)\b/u,
    ],
    unless: /\b(?:without|avoid|skip|before)\b.*\bprobate\b|\blimit\b/u,
    answer:
      'It depends on the state, the court and the estate. Probate mostly takes from some months to over a year, longer where somebody objects; it costs court fees, what the executor may ask, and often an attorney, in some states by the size of the estate. What was moved into a living trust does not go through it.',
    page: pages.livingTrusts,
  },
  {
    id: 'spouse-and-home',
    kinds: ofEstate,
    asked: [
      /\b(?:husband|wife|spouse)\b(?:'s)?.*\b(?:ok|okay|consent|permission|approval|sign|agree|signature)\b.*\b(?:house|home|property|trust|will|this|it)\b/u,
    ],
    answer:
      'Often a spouse has a say. Many states give a spouse a right in the home or a share to claim, in community property states half may be theirs already, and a title company may want both signatures on a deed. What you leave works as far as those rights go; it depends on your state, on whose name is on the deed and on what you have agreed in writing.',
    page: pages.disclaimer,
  },
  {
    id: 'home-to-anybody',
    kinds: ofEstate,
    asked: [
      /\b(?:can|could|may|am i (?:allowed|able) to)\b.*\b(?:leave|give|will)\b.*\b(?:my|our|the) (?:house|home|condo|place)\b to \p{L}+(?: \p{L}+){0,2}\W*$/u,
    ],
    answer:
      'Yes, as far as it is yours: a co-owner on the deed may come first, and a spouse or a minor child can have rights in a home that a document does not take away. What those are depends on your state and on how the deed reads. Tell me who should have it when I ask about the home.',
    page: pages.livingTrusts,
  },
  {
    id: 'in-another-state',
    kinds: ['lifetime-trust', 'will', 'financial-power-of-attorney'],
    asked: [
      /\b(?:valid|legal|good|counts?|works?|honou?r(?:ed|s)?|recogni[sz]ed?|accept(?:ed|s)?|hold(?:s)? up)\b.*\bin (?:an)?other states?\b/u,
    ],
    answer:
      'As a rule yes: states generally honor what was validly made in another. Banks, hospitals and recorders know the forms of their own state best, and rules for spouses, homes and taxes differ, so have it looked over when you move.',
    page: pages.dashboard,
  },
];
