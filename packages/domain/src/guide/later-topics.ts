import { pages } from '#guide/pages.ts';
import type { Topic } from '#guide/topic.ts';

/** What becomes of a document once it is there, and of the person who made it. */
export const laterTopics: readonly Topic[] = [
  {
    id: 'binding',
    title: 'Is this binding?',
    asks: [
      'is this binding',
      'is what I say here binding',
      'is anything final yet, does it count already',
      'is this legally valid, will it hold up',
      'what if I die before I sign it',
      'what happens if I die before I finish this',
      'is this legit, is this legal',
      'when does it take effect, when is it valid',
      'does it matter that I have not signed yet',
      'am I committing to anything',
      'can I still change my mind',
    ],
    answer:
      'It counts once you have read it and signed it as your state asks, and not before: nothing that you tell me here binds you. Should you die before that, what you signed earlier applies, or else the law of your state. You can change everything up to that moment, and a revocable document also afterwards.',
    page: pages.dashboard,
  },
  {
    id: 'where-kept',
    title: 'Where do I keep the original?',
    asks: [
      'where should I keep the original, where to store the signed papers',
      'is a safe deposit box good',
      'fireproof safe',
      'who should have a copy',
      'what if the original is lost or burned',
      'do you keep the original for me',
      'who keeps the original, do you keep a copy',
      'where is the trust kept, where is it stored',
      'how many copies do I need',
    ],
    answer:
      'You keep it; what you made here can also be downloaded from your dashboard. Put the original in a dry, safe place that the person who acts for you can reach, such as a fireproof box at home, and tell them where. A bank’s box in your name alone can be hard to open after a death. For a will the signed original counts: one that cannot be found is often taken for revoked.',
    page: pages.dashboard,
  },
  {
    id: 'file-with-court',
    title: 'Do I have to file or record it?',
    asks: [
      'do I have to file it with the court or the county',
      'do I have to register or record my trust or will',
      'does the government get a copy',
    ],
    answer:
      'A living trust is filed nowhere, and a will only after a death, with the court. What is recorded with the county is a deed that moves land, and a power of attorney that is used for land. The papers of a company are filed with the state.',
    page: pages.livingTrusts,
  },
  {
    id: 'public',
    title: 'Is it public?',
    asks: [
      'is a trust or will public, can anybody read it',
      'will the neighbors know what I leave',
      'is it public record',
    ],
    answer:
      'A living trust stays private, apart from what the trustee must show the beneficiaries. A will becomes public once it goes to the probate court, and a recorded deed is public too.',
    page: pages.livingTrusts,
  },
  {
    id: 'moving',
    title: 'What if I move to another state?',
    asks: [
      'we may move to another state next year, is it still good',
      'I am moving to a warmer state, is my trust still valid',
      'does it work in another state',
      'do I need a new one when I move',
    ],
    answer:
      'What was validly made in one state is generally honored in the others. Still have it looked over after a move: rules for spouses, homes and taxes differ, and hospitals and banks know the forms of their own state best. You can make a new version here.',
    page: pages.dashboard,
  },
  {
    id: 'expires',
    title: 'Does it expire?',
    asks: [
      'does a trust or will or power of attorney expire',
      'how long is it good for',
      'how long is it valid',
      'do I have to renew it',
      'how often should I update or review it',
    ],
    answer:
      'No, it holds until you change or end it, and a power of attorney until your death. Banks and hospitals trust a fresh one more, so look at it every three to five years and after a birth, a death, a marriage, a divorce or a move.',
    page: pages.dashboard,
  },
  {
    id: 'old-document',
    title: 'What about my old will or trust?',
    asks: [
      'I already have an old will or trust, what happens to it',
      'does the new one replace or cancel the old one',
      'should I tear up my old will',
    ],
    answer:
      'A new will usually says that it revokes all earlier ones. A new trust does not end an older one: that one has to be amended or revoked as it says itself, and property in it moved. Keep the old papers until the new ones are signed, and let an attorney look at both.',
    page: pages.livingTrusts,
  },
  {
    id: 'challenge',
    title: 'Can somebody contest it?',
    asks: [
      'can my brother contest or challenge my trust or will',
      'can my kids fight over it in court',
      'how do I keep them from fighting it',
      'no contest clause, does it work',
      'will they say I was not of sound mind',
    ],
    answer:
      'Anybody who would gain can try, mostly by saying that you did not understand it or were pressed. What helps: sign while you are well, alone with your witnesses, and do not let those who gain arrange it. A no-contest clause deters; how far courts enforce it differs by state.',
    page: pages.livingTrusts,
  },
  {
    id: 'per-stirpes',
    title: 'What is the difference between per stirpes and equally?',
    asks: [
      'per stirpes or per capita, what is the difference',
      'if my son dies do his kids get his share',
      'does it go to the grandchildren or to my other children',
      'by branch',
      'by representation',
    ],
    answer:
      'Per stirpes (by branch) lets the children of somebody who died before you share what their parent would have had. Otherwise the others who are still living divide it among themselves. If you want your grandchildren to step in, choose per stirpes.',
    page: pages.livingTrusts,
  },
  {
    id: 'funeral',
    title: 'Can I say what I want for my funeral?',
    asks: [
      'funeral wishes',
      'burial or cremation',
      'I want to be cremated, where do I put that',
      'who decides about my funeral or my body',
      'prepaid funeral',
      'cemetery plot',
      'who pays for my funeral',
    ],
    answer:
      'Tell me and I keep it in your words. A trust or will is often read only after the funeral, so tell your family too; most states have a form in which you name the person who decides. The cost is paid from what you leave, and comes before most other debts.',
    page: pages.incapacity,
  },
  {
    id: 'organ-donation',
    title: 'What about organ donation?',
    asks: ['I want to donate my organs, organ donor', 'donate my body to science', 'is organ donation in here'],
    answer:
      'That is not done in a trust, which is read too late. Say it in your state’s donor registry, on your driver’s license or in a health care directive. A body for science is arranged with the school beforehand.',
    page: pages.incapacity,
  },
  {
    id: 'dnr',
    title: 'Is a DNR the same as a living will?',
    asks: [
      'dnr',
      'do not resuscitate',
      'polst',
      'molst',
      'I do not want to be kept alive by machines',
      'pull the plug',
      'difference between a dnr and an advance directive or living will',
      'feeding tube',
      'life support',
    ],
    answer:
      'No. A living will or health care directive tells what care you want one day, and who speaks for you. A DNR or POLST is a medical order that a doctor signs for somebody who is seriously ill, and an ambulance follows only that. A trust says nothing about medical care.',
    page: pages.incapacity,
  },
  {
    id: 'online-notary',
    title: 'Can a notary do it online?',
    asks: [
      'online notary',
      'remote notary',
      'notary by video or zoom',
      'can I get it notarized online',
      'where do I find a notary, how much is a notary',
      'can my friend notarize it',
      'can the notary be family',
    ],
    answer:
      'Most states let a notary act by video, but several leave out wills, and recorders of deeds can be strict, so in person is the safe way. Banks, shipping shops and town offices often have one, for a few dollars. It should be nobody who is named in the document or related to you.',
    page: pages.features,
  },
  {
    id: 'which-name',
    title: 'Which name should I use?',
    asks: [
      'do I use my nickname or my legal name',
      'maiden name or married name',
      'my name is different on my license and my deed',
      'do I need my middle name',
      'I changed my name',
    ],
    answer:
      'Use the full name on your ID, and tell me the others that stand on deeds and accounts, such as a maiden name: the document can name them as “also known as”. For other people their usual full name is enough.',
    page: pages.dashboard,
  },
  {
    id: 'guess-values',
    title: 'Do I have to know exact values?',
    asks: [
      'do I need account numbers or exact amounts',
      'how much detail do I have to give for my property',
      'do I need the value of my house',
      'do I have to list everything I own',
    ],
    answer:
      'No. Name each thing so that a stranger could tell it from another: the street of a house, the bank and the last four digits of an account. Values are not needed, and household goods need no list.',
    page: pages.funding,
  },
  {
    id: 'handwritten-changes',
    title: 'Can I change it by hand?',
    asks: [
      'can I write on it, cross something out or add something by hand after signing',
      'can I just initial a change',
    ],
    answer:
      'No, please do not write on a signed document: it can make it doubtful, and marks on a will may count for nothing or undo a part. Make a new version here and sign that.',
    page: pages.dashboard,
  },
];
