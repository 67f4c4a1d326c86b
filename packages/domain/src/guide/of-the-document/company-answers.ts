import { type DocumentAnswer, ofSomethingElse, takesBack } from '#guide/of-the-document/document-answer.ts';
import { pages } from '#guide/pages.ts';

const kinds = ['company'] as const;
const page = pages.library;

/** What is asked of a company. */
export const companyAnswers: readonly DocumentAnswer[] = [
  {
    id: 'home-in-company',
    kinds,
    asked: [
      /\b(?:llc|company)\b.*\b(?:protect|shield|keep|save|cover|hide)\p{L}*\b.*\b(?:house|home|condo|cabin|real estate)\b/u,
      /\b(?:house|home|condo|cabin)\b.*\b(?:in|into|under|inside|to) (?:an?|my|the|our) (?:llc|company)\b/u,
    ],
    unless: /\brent(?:al|ed|ing)?\b/u,
    answer:
      'For the home you live in, usually not much. A company keeps the debts of its business apart from you, as long as its money is kept apart too; it does not cover what you do, sign or guarantee yourself. A home put into a company can lose tax breaks, its homestead protection and the terms of its loan. It depends on your state, the loan and what the house is used for: ask an attorney before you deed a home to a company.',
    page,
  },
  {
    id: 'company-shield',
    kinds,
    asked: [
      /\bsued?\b|\bsuing\b|\bpersonal(?:ly)?\b.*\b(?:liab\p{L}*|responsible|owe)\b|\bpersonally\b|\bliab(?:le|ility)\b/u,
      /\b(?:protect|shield|keep|save|touch|take|lose|reach)\p{L}*\b.*\b(?:me|house|home|savings|assets|car|everything)\b/u,
    ],
    unless: /\bliability company\b|\bsue (?:is|should|gets?|and|will)\b/u,
    answer:
      'In general the debts and lawsuits of the company stop at what the company owns. That does not cover what you do wrong yourself, loans that you guarantee, or taxes on wages, and a court can look through the company where its money is mixed with yours. How far it reaches depends on your state, and insurance belongs to it.',
    page,
  },
  {
    id: 'company-and-divorce',
    kinds,
    asked: [/\bdivorc\p{L}*\b/u, /\b(?:wife|husband|spouse|ex)\b.*\b(?:half|take|get|share|own)\b/u],
    answer:
      'A spouse may have a claim: what a share of a company has gained during the marriage often counts in a divorce, all of it or a part. It depends on your state, on when and with whose money the company was built, and on any agreement between you. The operating agreement can keep a former spouse from becoming a member, but hardly from being paid; ask a family-law attorney.',
    page,
  },
  {
    id: 'company-taxed',
    kinds,
    asked: [/\btax(?:es|ed)?\b.*\b(?:twice|double)\b|\b(?:twice|double)\b.*\btax/u, /\bhow\b.*\btaxed\b/u],
    answer:
      'Usually not twice. Unless you choose otherwise, an LLC pays no income tax of its own: the profit stands on the tax returns of its members, who as a rule owe self-employment tax on it too. Some states add a yearly tax or fee. A tax adviser can tell which choice pays for you.',
    page,
  },
  {
    id: 'company-public',
    kinds,
    asked: [
      /\b(?:name|address|owners?|members?|who owns)\b.*\b(?:public|private|online|secret|anonymous|visible)\b/u,
      /\b(?:public|private|anonymous|secret)\b.*\b(?:name|address|owners?|members?)\b|\blook me up\b/u,
    ],
    answer:
      'In part. What is filed with the state is public: the name of the company, its registered agent and address, in many states who organized or manages it, and in some the members. The operating agreement is not filed. What has to be named depends on your state.',
    page,
  },
  {
    id: 'company-closed',
    kinds,
    asked: [...takesBack, /\b(?:close|dissolve|shut|wind)\b.*\b(?:it|down|up|company|llc|business|later)\b/u],
    unless: ofSomethingElse,
    answer:
      'Yes. The members decide to dissolve it as the operating agreement says, its debts are paid, what is left is divided, and a paper is filed with the office that formed it; until then reports and taxes go on. The paper and its fee depend on your state. If you mean what you pay: a subscription is ended on your account page.',
    page,
  },
];
