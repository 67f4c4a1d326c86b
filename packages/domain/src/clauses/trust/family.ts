import { clause } from '#assembly/clause.ts';
import { counted, named, namedTogether } from '#assembly/grammar.ts';
import { capitalised } from '#assembly/printed-facts.ts';
import { given, list, opt, p, para, series } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { knowsElectiveShare } from '#clauses/general/knows-elective-share.ts';
import * as laws from '#derived/laws.ts';
import * as maker from '#derived/maker.ts';
import { makers } from '#derived/makers.ts';
import * as step from '#derived/stepchildren.ts';
import * as estate from '#facts/estate.ts';
import * as trust from '#facts/trust.ts';

export const communityProperty = clause({
  id: 'general.community',
  heading: 'Community Property',
  source: own('Uniform Trust Code 602(b)'),
  facts: [maker.holdsCommunityProperty],
  defines: ['communityProperty'],
  when: ({ holdsCommunityProperty }) => holdsCommunityProperty,
  body: (_, { define }) => [
    para(
      p`Property that is community property of the Grantor and the Spouse (the ${define('communityProperty')}) keeps that character in the Trust and after it is withdrawn, and separate property remains separate. The transfer of Community Property to the Trustee is neither a gift between the spouses nor a change of title between them.`,
    ),
    para(
      p`While both are living, either of them acting alone may revoke the Trust as to Community Property, in whole or in part, and withdraw it by a signed writing delivered to the Trustee, to be held again as Community Property. Both must sign an amendment that affects the rights in Community Property while both are living, and both must join in a gift of it. The Grantor alone may change who takes, at the death of the Grantor, the half that belongs to the Grantor. The Trustee has no greater power over Community Property than the Grantor and the Spouse have under the governing law, and each retains the right to manage it that the law gives.`,
    ),
  ],
});

export const spousesHalf = clause({
  id: 'general.communityHalf',
  heading: 'The Half of the Spouse',
  source: own('Uniform Trust Code 602(b)'),
  facts: [maker.holdsCommunityProperty, maker.spouseJoins],
  refers: ['schedule.assets'],
  when: ({ holdsCommunityProperty }) => holdsCommunityProperty,
  body: ({ spouseJoins }, { ref }) => [
    para(
      p`This instrument disposes only of the separate property of the Grantor and of the half of the Community Property that belongs to the Grantor. On the death of the Grantor, the other half belongs to the Spouse, and the Trustee shall distribute it to the Spouse, or as the Spouse directs, on request. If the Spouse dies first, the Trustee shall deliver the half that belonged to the Spouse to the persons entitled to it by will or by law.`,
    ),
    para(
      p`Unless the Spouse ${spouseJoins ? 'signs the joinder to this instrument' : 'consents in a signed writing'}, this instrument transfers Community Property only so far as the law lets the Grantor alone transfer it, and never more than the half that belongs to the Grantor. What ${ref('schedule.assets')} says of the character of property is the belief of the Grantor; it neither changes that character nor binds the Spouse.`,
    ),
  ],
});

export const marriage = clause({
  id: 'general.marriage',
  heading: 'Rights of the Spouse and End of the Marriage',
  source: own('Uniform Probate Code 2-804'),
  facts: [maker.marriage, laws.homeLaw],
  mayRefer: ['general.stepchildren'],
  when: ({ marriage: { status } }) => status === 'Married',
  body: ({ marriage: state, homeLaw }, { refIf }) => [
    para(
      p`Nothing in this instrument waives or limits a right that the law gives to the Spouse, such as ${knowsElectiveShare(homeLaw) ? 'an elective share, an allowance, or homestead' : 'an allowance or homestead'}, unless the Spouse has waived it in a valid writing.`,
    ),
    para(
      p`If the marriage of the Grantor and the Spouse is dissolved or annulled${opt(!(state.status === 'Married' && state.isSeparated), ', or if they are legally separated under a court order at the death of the Grantor')}, every gift to the Spouse in this instrument is revoked, and so is every nomination to an office of the Spouse, or of anyone related to the Grantor only through the Spouse${refIf('general.stepchildren', (section) => p`, except as ${section} provides`)}. What is revoked takes effect as if the Spouse, or the person nominated, had died immediately before that event. It takes effect again if they marry each other again and are married at the death of the Grantor.`,
    ),
  ],
});

/** Whether the children of the spouse still take when the marriage has ended is what the person said, and not what a statute presumes. */
export const stepchildren = clause({
  id: 'general.stepchildren',
  heading: 'Stepchildren After the End of the Marriage',
  source: own('Uniform Probate Code 2-804(b)'),
  facts: [step.stepchildren, maker.marriage],
  mayRefer: ['general.marriage'],
  when: (facts) => facts.stepchildren !== undefined && facts.marriage.status === 'Married',
  body: (facts, { refIf }) => {
    if (facts.stepchildren === undefined) return [];
    const { names, keepAfterDivorce } = facts.stepchildren;
    const who = namedTogether(
      'beneficiary',
      names.map((name) => ({ name })),
    );
    const events = refIf('general.marriage', (section) => p` named in ${section}`);
    const each = counted(names, 'that stepchild', 'one of them');
    return keepAfterDivorce
      ? [
          para(
            p`What this instrument gives to ${who}, ${counted(names, 'a stepchild', 'stepchildren')} of the Grantor, and to the Descendants of ${each}, does not depend on the marriage of the Grantor and the Spouse. It stays in effect, with every nomination of ${each} to an office, after an event${events}, whatever becomes of the gifts to the Spouse. No rule of law that revokes gifts to a child or another relative of a former spouse applies to it.`,
          ),
        ]
      : [
          para(
            p`An event${events} that revokes the gifts to the Spouse also revokes every gift in this instrument to ${who}, ${counted(names, 'a stepchild', 'stepchildren')} of the Grantor, or to a Descendant of ${each}, and every nomination of ${each} to an office, unless it was made or confirmed in a signed writing after the event. It takes effect again when the gifts to the Spouse do. A stepchild whom the Grantor has adopted, and the Descendants of that stepchild, lose nothing by the event.`,
          ),
          para(
            p`A Share so revoked is added to the Shares that the event does not revoke, in proportion to their size. If there is none, and for every other gift so revoked, the stepchild is treated as having died immediately before the event without Descendants.`,
          ),
        ];
  },
});

/** Between the petition and the judgment the gifts to a spouse stay, and the offices do not. */
export const pendingDivorce = clause({
  id: 'general.pending',
  heading: 'While a Court Is Asked to End the Marriage',
  source: own('Uniform Probate Code 2-804'),
  facts: [maker.marriage, step.stepchildren],
  refers: ['trustees.succession'],
  mayRefer: ['general.marriage', 'general.community', 'general.stepchildren'],
  when: ({ marriage: { status } }) => status === 'Married',
  body: ({ stepchildren: ofSpouse }, { ref, refIf }) => [
    para(
      p`From the day on which the Grantor or the Spouse files a petition with a court to dissolve or annul the marriage, or for a legal separation, until the petition is dismissed or denied, or the marriage is dissolved or annulled:`,
    ),
    list([
      p`the gifts to the Spouse in this instrument stay in effect, unless the Grantor amends them, until a judgment revokes them${refIf('general.marriage', (section) => p` as ${section} provides`)};`,
      p`the Spouse, and anyone related to the Grantor only through the Spouse${ofSpouse?.keepAfterDivorce === true ? refIf('general.stepchildren', (section) => p`, other than a stepchild whom ${section} protects`) : []}, does not serve or take office as Trustee, as custodian, as member of a panel, or otherwise, or take part in appointing or removing anyone who does, and whoever is next named or appointed under ${ref('trustees.succession')} or another provision serves instead; and`,
      p`the Spouse takes no part in deciding whether the Grantor, or another person who serves under this instrument, is Incapacitated, and receives no health information for that purpose.`,
    ]),
    para(
      p`If the petition is dismissed while the Grantor is living, whoever is still named for an office so lost may take it up again by a signed acceptance. If it is pending at the death of the Grantor, paragraph (b) applies after that death as well. This Section does not limit an order of a court, or a right that the law${refIf('general.community', (section) => p` or ${section}`)} gives to the Spouse, or what the Grantor provides in a signed writing after the petition is filed.`,
    ),
  ],
});

export const omitted = clause({
  id: 'general.omitted',
  heading: 'Persons Not Provided For',
  source: own('Uniform Probate Code 2-101(b)'),
  facts: [estate.intentionallyOmitted, makers],
  body: ({ intentionallyOmitted, makers: { all, either, last, verb } }) => [
    para(
      p`${capitalised(all)} ${verb('has', 'have')} considered each person who might be a natural object of the bounty of ${either}. ${opt(
        intentionallyOmitted.length > 0,
        () =>
          p`${capitalised(all)} intentionally, and not by accident or mistake, ${verb('makes', 'make')} no gift to ${series(intentionallyOmitted.map((one) => named('omitted', one)))}. A person so named takes nothing under this instrument, whether by name, as a member of a class, or as one of the Heirs at Law, and is treated as having predeceased ${last}. `,
      )}Except as this instrument provides, ${all} intentionally ${verb('makes', 'make')} no gift to any other person, whether or not related to ${either}, and whether or not a claimed heir.`,
    ),
    // Uniform Probate Code 2-101(b): the issue of somebody who is left out take as if that person had disclaimed.
    ...(intentionallyOmitted.length > 0
      ? [
          para(
            p`The omission of a person does not by itself exclude the Descendants of that person. They take what this instrument gives them by name, as members of a class, or as Heirs at Law, unless they are also named in this Section.`,
          ),
        ]
      : []),
  ],
});

export const specialInstructions = clause({
  id: 'general.instructions',
  heading: 'Special Instructions of the Grantor',
  source: own(),
  facts: [trust.specialInstructions, makers],
  when: ({ specialInstructions }) => specialInstructions !== undefined,
  body: ({ specialInstructions: words, makers: { all, verb } }) => [
    para(p`${capitalised(all)} ${verb('adds', 'add')} the following, in the words of ${all}: ${given(words ?? '')}`),
    para(
      p`The Trustee shall follow these instructions to the extent that they are clear and lawful. Whatever they say, they do not give or take away a gift or a Share, or change who receives Trust Property, at what age or on what terms, or the powers and duties of the Trustee. Where they conflict with another provision of this instrument, that provision prevails.`,
    ),
  ],
});
