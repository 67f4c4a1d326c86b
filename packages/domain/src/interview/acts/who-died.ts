import { meansPerson } from '#interview/language/means-person.ts';
import { kinOf } from '#facts/kin.ts';
import { findRelation } from '#interview/language/relations.ts';
import { isGivenName } from '#names/short-names.ts';

/** Whether words of which it is said that they died mean a person, a pet, or a thing such as a phone or a deal. */
export const whoDied = (who: string): 'person' | 'pet' | 'thing' => {
  const words = who.match(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu) ?? [];
  const low = words.map((word) => word.toLowerCase());
  const head = low.at(-1) ?? '';
  const isOwned = low.some((word) => owners.test(word));
  if (low.some((word) => pets.test(word))) return 'pet';
  if (pronouns.test(head) || isKin(head) || people.test(head)) return 'person';
  // “My brother Ted Rusk”, “Rosa”; a name behind a possessive may be a make: “my Buick”.
  if (words.slice(-2).some((word) => /^\p{Lu}/u.test(word) && isGivenName(word.toLowerCase()))) return 'person';
  if (low.slice(0, -1).some((word) => isKin(word) || people.test(word))) return 'person';
  if (!isOwned && (/^\p{Lu}/u.test(words.at(-1) ?? '') || isGivenName(head))) return 'person';
  return meansPerson(who) ? 'person' : 'thing';
};

const isKin = (word: string): boolean => kinOf(word) !== undefined || findRelation(word) !== undefined;

const owners = /^(?:the|an?|my|our|his|her|their|its|this|that)$/u;
const pronouns = /^(?:he|she|they|him|her|them|who|both|one|each|everybody|everyone)$/u;
const pets = /^(?:dogs?|cats?|kitt(?:y|en)s?|pupp(?:y|ies)|horses?|pon(?:y|ies)|parrots?|rabbits?|pets?|doggie)$/u;
const people =
  /^(?:boss|owners?|lady|ladies|m[ae]n|wom[ae]n|guy|folks?|people|kids?|bab(?:y|ies)|infant|neighbou?rs?|couple|family|girl|boy|person|buddy|coworker|colleague|roommate|landlord|widow(?:er)?)$/u;
