/** The words for the members of a closed set, by member, in the order in which they are offered. */
type InWords<Member extends string> = Readonly<Record<Member, string>>;

/** The members of a closed set that is written with its words; takes the words, gives their keys. */
export const membersOf = <Member extends string>(words: InWords<Member>): readonly [Member, ...Member[]] =>
  Object.keys(words) as [Member, ...Member[]];

/** What a person can choose from: each member of a closed set beside its words. */
export const choicesOf = <Member extends string>(
  words: InWords<Member>,
): readonly { readonly value: Member; readonly label: string }[] =>
  membersOf(words).map((value) => ({ value, label: words[value] }));

/** The members of a closed set that is written as choices; takes the choices, gives their values. */
export const valuesOf = <Value extends string>(
  choices: readonly { readonly value: Value }[],
): readonly [Value, ...Value[]] => choices.map(({ value }) => value) as [Value, ...Value[]];
