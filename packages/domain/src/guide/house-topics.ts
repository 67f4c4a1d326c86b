import { pages } from '#guide/pages.ts';
import type { Topic } from '#guide/topic.ts';

/** The deed of a home on its way into a trust. */
export const houseTopics: readonly Topic[] = [
  {
    id: 'deed',
    title: 'What is a deed, and who makes it?',
    asks: [
      'who makes or prepares the deed of the house',
      'do you make or record the deed for me',
      'do you file the deed',
      'do I have to prepare the deed of the house myself',
      'how do I deed the house to the trust',
      'do I have to redo the deed on the house for this',
      'do I need a new deed for my house',
    ],
    answer:
      'A deed is the paper by which a home or land changes owners. To move yours into a trust you sign a deed from yourself to the trustee before a notary, and it is recorded where the land lies. We do not make or record deeds: a title company or an attorney there can. The last pages of your document list it among the things to do.',
    page: pages.funding,
  },
  {
    id: 'deed-tax',
    title: 'Is there a tax on putting the house into the trust?',
    asks: [
      'do we pay taxes for putting the house in the trust',
      'do I have to pay tax when I deed the house to the trust',
      'transfer tax on the deed',
      'is moving my house into the trust a taxable gift or sale',
      'will the county reassess my house if I put it in the trust',
      'reassessment of the home',
    ],
    answer:
      'As a rule no. Moving your own home into your own revocable trust is neither a sale nor a taxable gift, and your income tax stays as it was. The county takes a fee for recording the deed. Where there is a tax on deeds, or homes are valued anew when they change hands, such a transfer is mostly free of it, often only with a form: ask the county before you record.',
    page: pages.funding,
  },
  {
    id: 'deed-name',
    title: 'What if the deed still has my former name?',
    asks: [
      'do I have to get the deed into my current name first',
      'the deed is in my maiden or old name',
      'the title has my former name',
      'the deed has the wrong name',
      'my name on the deed is different',
      'my ex is still on the deed',
    ],
    answer:
      'If it is your own earlier name, mostly not. One deed can do both: it names you as the county has you and says who you are now, such as “Ann Reed, formerly Ann Poe”. Keep the paper that changed your name beside it. If somebody else stands on the deed too, that share is theirs until they sign it over; a title company or an attorney can look.',
    page: pages.funding,
  },
  {
    id: 'tell-bank',
    title: 'Do I have to tell my bank?',
    asks: [
      'do I need to tell my bank',
      'does the bank need to know about the trust',
      'what do I show the bank',
      'does the bank get a copy of the trust',
      'certification of trust',
      'do I have to tell the insurance about the trust',
    ],
    answer:
      'Yes, for each account that shall belong to the trust: the bank changes the title to you as trustee. It need not read the whole document; most banks take a certification of trust, a short paper that tells who the trustee is. An account that stays out needs nothing. Tell the insurer of a home that you move in.',
    page: pages.funding,
  },
];
