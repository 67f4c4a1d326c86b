import { nameAvailableTypes } from '#catalogue/available-types.ts';
import { inACrisis } from '#interview/conversation/in-a-crisis.ts';
import { pages } from '#guide/pages.ts';
import type { Topic } from '#guide/topic.ts';

/** The people around a plan. */
export const familyTopics: readonly Topic[] = [
  {
    id: 'disabled-child',
    title: 'I have a disabled child. What should I do?',
    asks: [
      'my son is disabled',
      'I have a disabled daughter',
      'my daughter has special needs or autism',
      'she has down syndrome',
      'will my child lose SSI or Medicaid if I leave money',
      'could he lose his check or benefits over this',
      'how do I leave money to a disabled child',
      'how do I provide for a disabled brother who gets benefits',
      'my child gets benefits, gets ssi, disability',
      'my grandson gets ssi, can I leave him something',
      'my grandson is autistic',
      'my child has autism',
      'leave something to an autistic child',
    ],
    answer: `Do not leave money directly to somebody who lives on SSI or Medicaid: it can end the benefits. Families usually leave the share to a third-party special needs trust, whose trustee pays for what the benefits do not cover. What can be made here today is ${nameAvailableTypes()}, and a simple share in it does not protect benefits. Please ask an attorney who works with special needs before you name this person.`,
    page: pages.specialNeedsTrusts,
  },
  {
    id: 'special-needs-trust',
    title: 'What is a special needs trust?',
    asks: [
      'special needs trust',
      'supplemental needs trust',
      'do I need a special needs trust',
      'first-party or third-party special needs trust',
      'payback, age 65',
    ],
    answer:
      'It supports a person with a disability without replacing public benefits such as SSI or Medicaid. A trust funded by relatives needs no payback; one funded with the person’s own money must be set up before age 65 and repays Medicaid.',
    page: pages.specialNeedsTrusts,
  },
  {
    id: 'minors',
    title: 'What about my minor children?',
    asks: [
      'who gets my kids if we both die',
      'who takes care of my kids if I die',
      'who will raise my kids',
      'how do I name somebody to raise my kids',
      'name or choose a guardian for my children',
      'guardian, guardianship',
      'my kids are still little or small',
      'my kids are little when I die',
      'my children are young, minors, under age',
      'at what age do they inherit',
      'my children should not get everything at 18, hold it until they are 25',
      'my kids are 8 and 11, I do not want them to get all of it at 18',
    ],
    answer:
      'Give their shares an age, such as 25: until then the trustee holds and spends the share for them. Guardians are named in a will, not in a trust.',
    page: pages.livingTrusts,
  },
  {
    id: 'dies-before-me',
    title: 'What if somebody dies before me?',
    asks: [
      'what happens if my son dies before me',
      'a beneficiary dies before me, dies first',
      'what if my wife or husband dies first',
      'what if my daughter passes away before I do',
      'my trustee dies before me',
    ],
    answer:
      'The chat asks who takes a share when the person you named has died, and who follows when a trustee cannot act. Look at both in the panel, and read the article on your property after your death in the preview: it says who comes next.',
    page: pages.livingTrusts,
  },
  {
    id: 'pets',
    title: 'Who takes care of my pets?',
    asks: [
      'who takes care of my dog or cat when I die',
      'what happens to my pet, my pets',
      'leave money for my dog or cat',
      'pet trust',
      'what will happen to my cats or dogs when I am gone',
      'can my dog inherit',
    ],
    answer:
      'An animal cannot inherit. Agree with somebody you rely on, and write who shall have it in your special instructions; you can also leave that person a sum for its care. A trust for an animal itself, which most states allow, cannot be made here yet.',
    page: pages.create,
  },
  {
    id: 'bereaved',
    isGrave: true,
    title: 'Somebody close to me has died',
    asks: [
      'my husband died, my wife died',
      'my husband just died',
      'my wife passed away',
      'my mother or father died',
      'I lost my husband or wife',
      'my son died, my daughter died',
    ],
    answer:
      'I am sorry for your loss. Nothing here is urgent. What belonged to the person who died is settled by an attorney or the probate court; for your own plan, take your time, and then look at who stands in your documents, accounts and insurance. In the chat you can say that you are widowed, and the questions follow it.',
    page: pages.library,
  },
  {
    id: 'crisis',
    isGrave: true,
    title: 'I do not want to live any more',
    asks: [
      'I want to kill myself',
      'I want to die',
      'I want to end my life',
      'suicide, suicidal',
      'I do not want to live any more',
      'I cannot go on',
      'I am thinking of hurting myself',
    ],
    answer: inACrisis,
    page: { label: '988 Lifeline', path: 'https://988lifeline.org' },
  },
  {
    id: 'leave-out',
    title: 'Can I leave somebody out?',
    asks: [
      'I want to disinherit or exclude my brother',
      'can I disinherit my son',
      'disinherit',
      'I do not want my brother to get a dime',
      'I do not want my sister to get or inherit anything',
      'they should not get a penny from me',
      'how do I leave somebody out, leave my child out',
      'can I cut somebody out of the trust',
      'leave them nothing',
      'I do not want my daughter to inherit',
      'my son should get nothing',
    ],
    answer:
      'Yes. Say so openly in the chat, and the document will state that the omission is intended. A spouse has rights in most states that a document cannot take away; ask an attorney about those.',
    page: pages.dashboard,
  },
  {
    id: 'spouse',
    title: 'Can my spouse and I make one trust together?',
    asks: [
      'can my wife or husband and me do one together',
      'joint trust, for couples',
      'can we make one trust for the both of us',
      'joint trust for a married couple',
      'does my spouse need her own trust, a separate trust',
      'does each of us need a trust',
      'does my spouse have to sign',
      'should my husband and I have separate trusts',
    ],
    answer:
      'Yes: choose the joint trust, which the two of you make and sign together. Or each of you makes a trust of their own: the interview asks for your spouse, and in a community property state the document lets your spouse join and consent.',
    page: pages.create,
  },
  {
    id: 'former-spouse',
    title: 'What about my former spouse?',
    asks: [
      'my ex, my ex-husband or ex-wife',
      'can my ex get the house or my money',
      'does my ex get anything',
      'my ex-husband or ex-wife is still on the deed, account or insurance',
      'I am divorced',
      'I am divorced, does my ex inherit',
      'we are getting divorced, separated',
      'what happens when I get divorced',
      'my first wife, my first husband',
      'can my first wife claim anything',
    ],
    answer:
      'That depends on your divorce papers, on whose name is on the deed, and on your state, so I cannot tell for your case; a family-law attorney can. What you can do: name in your trust only the people you want, and look at every deed, insurance policy and retirement account, because the names on those count before any trust.',
    page: pages.funding,
  },
  {
    id: 'for-someone-else',
    title: 'Can I make a trust for my parents?',
    asks: [
      'can I set this up for my mom, dad or grandmother',
      'can I do this for my mom',
      'my father needs a trust',
      'my mom has dementia',
      'my mother has alzheimers, can she still sign',
      'make a document for somebody else',
      'do it for somebody else, on behalf of somebody else',
      'set up a trust for my mother',
      'make a trust for my mother',
    ],
    answer:
      'A trust has to be made by the person whose property it is, with an account of their own. You may sit beside them and help with the typing. They must understand what they own, who their family is and what the trust does. With dementia, see an attorney and a doctor first: a document signed without that understanding can be set aside.',
    page: pages.livingTrusts,
  },
];
