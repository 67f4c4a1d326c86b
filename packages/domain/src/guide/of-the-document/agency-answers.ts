import { afterDeath, type DocumentAnswer, ofSomethingElse, takesBack } from '#guide/of-the-document/document-answer.ts';
import { pages } from '#guide/pages.ts';
import { patternOf } from '#kit/pattern-of.ts';

const kinds = ['financial-power-of-attorney'] as const;
const page = pages.incapacity;

/** What is asked of a power of attorney. */
export const agencyAnswers: readonly DocumentAnswer[] = [
  {
    id: 'agency-after-death',
    kinds,
    asked: [patternOf('u', String.raw`\b${afterDeath}`)],
    answer:
      'A power of attorney ends with your death, and the agent can do nothing from then on: the executor of your will, the trustee of your trust or somebody whom a court names acts. That is why most people have a will or a trust besides.',
    page,
  },
  {
    id: 'agency-revoked',
    kinds,
    asked: [
      ...takesBack,
      /\b(?:fire|remove|replace|dismiss|get rid of)\b.*\b(?:him|her|them|they|agent|my (?:son|daughter|brother|sister))\b/u,
    ],
    unless: ofSomethingElse,
    answer:
      'Yes, at any time while you understand what you do: say in writing that you revoke it, and tell the agent, the bank and everybody who has a copy; where it was recorded, record that too. If you mean what you pay: a subscription is ended on your account page, and your signed documents stay yours.',
    page,
  },
  {
    id: 'agency-misused',
    kinds,
    asked: [
      /\b(?:steal\p{L}*|rob|robs|cheat\p{L}*|abuse\p{L}*|misuse\p{L}*|rip me off|run off with)\b/u,
      /\b(?:take|spend|drain|empty)\b.*\b(?:my|all the) (?:money|account|savings)\b/u,
    ],
    answer:
      'It can happen, so name only somebody you would trust with your checkbook. An agent has to act for your good, keep records and pay back what was taken. You can revoke the power while you are able, and later your family can ask a court to step in. Powers such as gifts can be left out here.',
    page,
  },
  {
    id: 'agency-ends',
    kinds,
    asked: [
      /\bwhen\b.*\b(?:end|ends|expires?|stops?|over|run out)\b/u,
      /\bhow long\b.*\b(?:last|lasts|good|valid|hold|work)\b/u,
    ],
    answer:
      'It holds until you revoke it, until your death, or until nobody whom you have named can act; in most states a divorce ends the power of a former spouse. Time alone does not end it unless the document says so, but banks trust a fresh one more.',
    page,
  },
  {
    id: 'agent-and-debts',
    kinds,
    asked: [/\b(?:pay|pays|owe|owes|responsible|liable|on the hook|stuck with)\b.*\b(?:debts?|bills|loans?)\b/u],
    answer:
      'Not with money of their own: an agent pays your bills from what is yours, and owes them only where they sign for a debt in their own name. So an agent should always sign as your agent.',
    page,
  },
  {
    id: 'agency-and-care',
    kinds,
    asked: [/\bmedicaid\b|\bnursing home\b/u],
    answer:
      'A power of attorney changes nothing in what is yours, so Medicaid counts it as before. It helps in another way: your agent can apply for you. Gifts within five years before you ask for long-term care can delay benefits, also those that an agent makes. What holds in your state an elder-law attorney can tell.',
    page,
  },
  {
    id: 'agency-and-ability',
    kinds,
    asked: [
      /\b(?:dement\p{L}*|alzheimer\p{L}*|memory|losing my mind|stroke)\b.*\b(?:sign|signing|before|already|late|still)\b/u,
      /\b(?:already|still|too late)\b.*\b(?:dement\p{L}*|alzheimer\p{L}*|memory)\b/u,
    ],
    answer:
      'It has to be signed while you understand what it does. Later it is too late, and a court may have to name a guardian or conservator. A diagnosis alone does not rule it out, and a note of your doctor from that day helps; ask an attorney where anybody could doubt it.',
    page,
  },
  {
    id: 'agency-control',
    kinds,
    asked: [/\b(?:lose|give up|giving up|losing|keep|still have)\b.*\bcontrol\b/u],
    answer:
      'No. Naming an agent takes nothing away from you, also where the power begins at once: as long as you are able, you decide for yourself. The agent acts beside you, has to follow your wishes, and you can end the power at any time.',
    page,
  },
  {
    id: 'agency-and-health',
    kinds,
    asked: [
      /\b(?:medical|health|doctors?|hospital|surgery|life support)\b.*\b(?:decisions?|care|things|stuff|too|cover\p{L}*|decide)\b/u,
      /\b(?:cover|include|decide)\p{L}*\b.*\b(?:medical|health|doctors?)\b/u,
    ],
    answer:
      'No. This power of attorney is for money and property. Decisions on your health take a health care directive or proxy in the form of your state, which cannot be made here yet; many states publish theirs for free.',
    page,
  },
];
