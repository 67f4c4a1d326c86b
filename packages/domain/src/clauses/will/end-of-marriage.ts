import { clause } from '#assembly/clause.ts';
import { opt, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import * as maker from '#derived/maker.ts';
import * as derived from '#derived/will.ts';

/** A spouse, and whoever is related through the spouse alone, keeps no office from the day on which the end of the marriage is asked for; a spouse keeps no gift once it has come. */
export const endOfMarriage = clause({
  id: 'declaration.marriageEnds',
  heading: 'End of the Marriage',
  source: own('Uniform Probate Code 2-804'),
  facts: [maker.marriage, derived.guardians],
  when: ({ marriage }) => marriage.status === 'Married',
  body: ({ marriage, guardians }) => {
    const isSeparated = marriage.status === 'Married' && marriage.isSeparated;
    return [
      para(
        p`From the day on which either of them${opt(isSeparated, ', after the signing of this will,')} files an action for divorce, for annulment, or for legal separation, the Spouse may hold no office under this will, as executor, trustee, guardian, custodian, or otherwise, and whoever is next in line serves instead. The same holds for a relative of the Spouse who is no relative of the Testator by birth or adoption, unless the Testator names that person after the filing${opt(guardians !== undefined, '; but a relative of a child may be guardian of the person of that child')}. If the action is withdrawn or dismissed before the death of the Testator, they may serve again. This does not limit the rights of a parent.`,
      ),
      para(
        p`Every gift to the Spouse in this will stands while that action is pending. If the marriage is dissolved or annulled${opt(!isSeparated, ', or if the spouses are legally separated under a court order at the death of the Testator')}, every gift to the Spouse in this will, by name or otherwise, and every nomination of the Spouse, or of a relative who may not serve while an action is pending, is revoked, and takes effect as if the Spouse, or that relative, had died immediately before that event. It takes effect again if they marry each other again and are married at the death of the Testator.`,
      ),
    ];
  },
});
