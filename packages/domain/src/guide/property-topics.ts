import { pages } from '#guide/pages.ts';
import { statesUnsureOfEstateTax, statesWithEstateTax, statesWithInheritanceTax } from '#guide/where-laws-differ.ts';
import type { Topic } from '#guide/topic.ts';

/** Property of particular kinds, and what is taken from it. */
export const propertyTopics: readonly Topic[] = [
  {
    id: 'sold-gift',
    title: 'What if I sell something that I have left to somebody?',
    asks: [
      'if I sell the boat before I die what happens',
      'what if I no longer own it when I die',
      'what if the thing I gave is gone, sold or lost',
      'I left her the car but I sell it',
      'can I still sell or give away what I put in the document',
    ],
    answer:
      'You may sell what you like. A gift of a thing that you no longer own when you die usually falls away, and the person gets nothing in its place unless the document says so. If you sell or trade it, change the gift here.',
    page: pages.dashboard,
  },
  {
    id: 'other-state-property',
    title: 'What about a house in another state?',
    asks: [
      'I have a condo or land in another state',
      'does my condo in another state need something separate',
      'out of state property',
      'real estate in two states',
      'vacation home',
      'cabin',
      'ancillary probate',
    ],
    answer:
      'Land follows the law of the state where it lies. Put it into the trust by a deed made and recorded there, and it needs no probate there; otherwise your family may face a second one (ancillary probate). A title company or an attorney in that state can prepare the deed.',
    page: pages.funding,
  },
  {
    id: 'property-abroad',
    title: 'What about property in another country?',
    asks: [
      'I own a house or land in Mexico',
      'abroad',
      'overseas',
      'in another country',
      'foreign property',
      'foreign bank account',
    ],
    answer:
      'Another country has its own law for land, and often for who must inherit; many do not know trusts. A document made here may not reach it. Ask a lawyer there whether you need a will of that country, and take care that neither revokes the other.',
    page: pages.disclaimer,
  },
  {
    id: 'stock-grants',
    title: 'What about stock options and unvested shares?',
    asks: [
      'what happens to RSUs or stock options that have not vested yet',
      'my RSUs have not vested yet',
      'can a trust hold unvested stock',
      'restricted stock units',
      'espp',
      'equity from my employer',
    ],
    answer:
      'What has not vested is still a promise of your employer: the stock plan says what becomes of it when you die, and most plans forbid moving it into a trust. Shares that have vested and lie in an account can go into the trust. Ask the plan for its beneficiary form.',
    page: pages.funding,
  },
  {
    id: 'joint-accounts',
    title: 'What about joint accounts?',
    asks: [
      'who gets our joint bank account',
      'my name and my daughter are both on the account',
      'joint owner',
      'joint tenancy',
      'right of survivorship',
      'should I put my son on my bank account',
      'the house is in both our names',
    ],
    answer:
      'What two people own with right of survivorship goes to the survivor by itself, whatever a trust or will says. Adding a child to an account also opens it to that child’s creditors and can be a gift. Look at how each account and deed reads before you count on a document.',
    page: pages.funding,
  },
  {
    id: 'payable-on-death',
    title: 'What does a beneficiary on an account do?',
    asks: [
      'payable on death',
      'pod account',
      'tod account',
      'my account already has a beneficiary',
      'which counts, the beneficiary form or the trust or will',
      'does the will override the beneficiary designation',
    ],
    answer:
      'The name on the account’s own form comes first: the bank pays that person, and neither a will nor a trust changes it. Look at all of these forms when you make a plan, and again after a marriage, a divorce or a death.',
    page: pages.funding,
  },
  {
    id: 'digital-things',
    title: 'What about my online accounts?',
    asks: [
      'who gets my email, photos and facebook when I die',
      'digital assets',
      'online accounts',
      'passwords after death',
      'social media',
      'iphone photos',
    ],
    answer:
      'Most of it is a licence that ends with you, but nearly every state lets an executor, trustee or agent reach accounts that you have allowed them. Use the legacy setting of each service, give the power in your document, and keep a list of accounts with somebody you rely on. Write no passwords into the document.',
    page: pages.incapacity,
  },
  {
    id: 'crypto',
    title: 'What about bitcoin and other crypto?',
    asks: [
      'I have bitcoin or crypto',
      'my bitcoin',
      'my crypto',
      'ethereum',
      'coinbase account',
      'can bitcoin or crypto go into the trust',
      'who gets my bitcoin or crypto',
      'hardware wallet',
      'seed phrase',
    ],
    answer:
      'It can go into a trust like other property. What counts is that somebody finds it and has the keys: keep the seed phrase in a safe place, tell your trustee where, and never write it into the document or here.',
    page: pages.funding,
  },
  {
    id: 'guns',
    title: 'What about my guns?',
    asks: ['who gets my guns, firearms, rifles', 'can I leave my gun collection to my son', 'gun trust, silencer, nfa'],
    answer:
      'You may leave them to anybody who may lawfully own them in their state. Federal and state law forbid some people to have any, and moving a gun to another state goes through a licensed dealer. Silencers, machine guns and the like need an approved transfer: ask an attorney about a gun trust.',
    page: pages.disclaimer,
  },
  {
    id: 'homestead',
    title: 'What about my homestead?',
    asks: [
      'homestead exemption and the trust',
      'do I lose my homestead or property tax exemption',
      'will my property taxes go up if the house is in the trust',
    ],
    answer:
      'In most states a home keeps its tax relief when it moves into your own revocable trust and you go on living there, but some want a form or certain words in the deed. A few states also limit whom a home may be left to while there is a spouse or a minor child. Ask the county before you record a deed.',
    page: pages.funding,
  },
  {
    id: 'stay-in-house',
    title: 'Can somebody go on living in my house?',
    asks: [
      'can my wife or partner stay in the house after I die',
      'can my son go on living in my house',
      'life estate, right to live there',
    ],
    answer:
      'Yes. The document can let a person stay in the home for life or for some years, and give it to others afterwards. Say who pays taxes, insurance and repairs meanwhile. Tell me when we come to the home.',
    page: pages.livingTrusts,
  },
  {
    id: 'step-up',
    title: 'What is a step-up in basis?',
    asks: [
      'step up',
      'stepped-up basis',
      'do my kids pay capital gains when they sell the house',
      'should I give the house to my kids now or when I die',
      'will the children owe taxes when they sell the house',
      'do they pay taxes if they sell it',
    ],
    answer:
      'What somebody inherits counts for income tax at its value on the day of the death, so that the gain of your lifetime is not taxed. That holds for a revocable living trust too, not for retirement accounts, and not for what you give away while you live. Ask a tax adviser before you give a house away.',
    page: pages.library,
  },
  {
    id: 'gift-tax',
    title: 'Do I pay tax on gifts?',
    asks: [
      'gift tax',
      'how much can I give my kids each year tax free',
      'do I have to report a gift of money to my son',
      'does she pay tax on the gift',
    ],
    answer:
      'Whoever receives a gift pays no income tax on it. The giver may give a certain sum a year to each person without a return; larger gifts are reported and come off what you may leave free of federal estate tax, so hardly anybody pays. A state may have a gift tax of its own.',
    page: pages.library,
  },
  {
    id: 'state-death-taxes',
    title: 'Which states tax an inheritance?',
    asks: [
      'which states have an inheritance tax or estate tax',
      'state inheritance tax',
      'tax of my state on the estate',
      'does my state tax an inheritance',
    ],
    answer: `As far as our research goes, ${statesWithInheritanceTax()} tax those who inherit, mostly not a spouse and less or not at all children. Larger estates as a whole are taxed in ${statesWithEstateTax()}. For ${statesUnsureOfEstateTax()} we have no certain figure. Other states take nothing at a death.`,
    page: pages.library,
  },
  {
    id: 'trust-tax-number',
    title: 'Does my trust need a tax number?',
    asks: [
      'does the trust need an EIN or tax id number',
      'do I have to file a tax return for the trust',
      'do you need my social security number',
    ],
    answer:
      'Not while you live: a revocable trust uses your own number, and its income stands in your own return. After your death it needs a number (EIN) of its own. Please do not type your social security number here; no document asks for it.',
    page: pages.livingTrusts,
  },
  {
    id: 'debts',
    title: 'What about my debts when I die?',
    asks: [
      'do my children have to pay my debts',
      'what happens to my credit card',
      'loans and bills when I die',
      'does my wife owe my debts after I die',
      'I owe money',
      'who pays my bills',
      'student loans',
      'medical bills after death',
    ],
    answer:
      'They are paid from what you leave, before anybody receives something; a living trust does not keep them off. Your family does not owe them with their own money, unless somebody signed too, or is your spouse in a state where such debts are shared. A mortgage stays with the house.',
    page: pages.livingTrusts,
  },
];
