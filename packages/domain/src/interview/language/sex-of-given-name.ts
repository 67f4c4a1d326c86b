import nlp from 'compromise';

/** Whether a given name is one of men or of women; undefined for a name of both, or of which nobody can tell. */
export const sexOfGivenName = (name: string): 'male' | 'female' | undefined => {
  const [given = ''] = name.trim().split(/\s+/u);
  const known = sexes.get(given);
  if (known !== undefined) return known ?? undefined;
  const said = nlp(given);
  const sex = said.has('#MaleName') ? 'male' : said.has('#FemaleName') ? 'female' : null;
  if (sexes.size > mostKept) sexes.clear();
  sexes.set(given, sex);
  return sex ?? undefined;
};

const mostKept = 500;
const sexes = new Map<string, 'male' | 'female' | null>();
