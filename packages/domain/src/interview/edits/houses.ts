import type { KnownPerson } from '#interview/edits/known-entries.ts';
import { wordKey } from '#kit/word-key.ts';

/** The organizations that are meant by what they are: `the church` is Mount Carmel United Methodist. */
export const housesCalled = (people: readonly KnownPerson[], word: string): readonly KnownPerson[] => {
  const kind = kinds.find((one) => one.test(word));
  if (!kind) return [];
  const words = kind === church ? faiths : kind;
  return people.filter(
    ({ name, isMaker }) =>
      !isMaker &&
      wordKey(name)
        .split(' ')
        .some((one) => words.test(one)),
  );
};

const church = /^(?:church|parish|congregation|chapel)$/u;
const faiths =
  /^(?:church|parish|congregation|chapel|cathedral|methodist|baptist|lutheran|presbyterian|episcopal|catholic|pentecostal|ame|ministry|ministries|tabernacle|saint|st)$/u;

const kinds: readonly RegExp[] = [
  church,
  /^(?:temple|synagogue|shul)$/u,
  /^mosque$/u,
  /^(?:school|academy)$/u,
  /^(?:college|university)$/u,
  /^hospital$/u,
  /^library$/u,
  /^foundation$/u,
  /^shelter$/u,
  /^museum$/u,
  /^pantry$/u,
  /^hospice$/u,
  /^seminary$/u,
];
