// Everyday words of answers in an estate interview. They end a name that is written in lower case and are no name by themselves.
const everyday = `
heir heirs law church piano goes spells spelled childs
there hi hello hey greetings figure figures haunt haunts stage stages delete deleted erase remove removed undo redo restart reset patient patients due
start stop begin cancel exit quit help human person agent robot bot operator test testing spanish english translate cheers
planning retired retirement tired busy worried scared nervous calm sad upset healthy ill dying pregnant expecting
numbers finances taxes bills cooking driving computers paperwork details gardens baby newborn unborn
weather morning afternoon evening tonight tomorrow yesterday breakfast minute weekend holiday
something somehow somewhat whatever whichever nonsense rubbish garbage random stuff thing
complicated tricky tough messy usual busy
oops whoops yikes babies zip zipcode anymore
able-bodied above adult's afford afraid amazing anniversary anywhere apologies apologize appreciate approximately around ashes aside ask
assume assuming available avoid awesome bad bank's barking below besides build burial buried busy calling capital
case cemetery certain chance chances cheap clear closed concerned concerning confused confusing considering correctly couple's crash
crashed crazy create cremated cry crying curious current currently dash debt debts deciding difficult doctor's double
draft drafting dying earn earned easier easy edit email emails equalize equaly equity error errors evenly-split
everybody's everyone everywhere excellent excited expensive fast figuring form formal free fund funded funding funeral funny
future glad grandkids' grown grownup grownups halfway hard harder hoping horrible hospital's hungry hyphen hyphenated important
impossible income incorrect incorrectly interested interrupt interrupted invalid kids' knot late lately legal legally letter letters
likely list's listed loan loans local looking lower lucky marriage meanwhile medical mention mentioned mistake mistakes
modify mortgage nearby necessary needs' neither nervous nor nowhere official open optional outright overwhelming passed-away past
people's perfect person's personal planning possible present private proper protect protected proud public recent related relation
relationship relationships required retire retired revise ringing roughly sad safe sake save saved saving scared scattered
scholarship screaming secure set setup silly simple simply single-handedly slow somebody's somewhere sorta space spelled-out spelling
spend spent starting strange stressful talking terrible text texting texts therapy thinking tied tired today's total's
transfer triple trying twice unclear unlikely update upper upset valid wanting wedding weird wheelchair whether wondering
working worried worse worst wrong yay yet
a an the this that these those my our your his her its their mine ours
yours hers theirs i me we us you he him she it they them myself ourselves
yourself himself herself itself themselves who whom whose which what when where why how whatever whoever
somebody someone anybody anyone everybody everyone nobody none nothing something anything everything all any both each
every either neither some few many much more most less least several other others another such
same own only and or but nor so yet if then else than because since while
although though unless until till as of at by for from in into on onto off
over under with without within about above below between among after before during through to toward
towards up down out around against along across behind beside besides beyond near per plus minus
via except excluding including like unlike despite instead rather otherwise also too is am are was
were be been being isn't aren't wasn't weren't do does did done doing don't doesn't didn't
have has had having haven't hasn't hadn't will would shall should can could may might must
won't wouldn't shouldn't can't couldn't ain't cannot i'm i'd i'll i've you're you'd you'll you've he's
he'd he'll she's she'd she'll it's it'd it'll we're we'd we'll we've they're they'd they'll they've
that's that'd there's here's what's who's let's im ive id ill dont doesnt didnt cant wont
isnt thats theyre shes hes yes yeah yep yup yea no nope nah not never ever
ok okay sure fine right correct absolutely definitely certainly probably maybe perhaps possibly actually really very
quite pretty just even still already again now today tomorrow yesterday soon later always often sometimes
usually currently recently once twice first second third fourth last next previous final finally originally exactly
basically simply honestly obviously clearly hopefully unfortunately luckily anyway anyways meanwhile however therefore well oh ah
uh um umm hmm hm hey hi hello howdy greetings thanks thank please sorry welcome bye
goodbye wow ugh lol haha gosh god geez yay dear good morning afternoon evening night day
week month year years months weeks days time times get gets getting got gotten give gives
giving gave given go goes going went gone take takes taking took taken make makes making
made want wants wanting wanted need needs needing needed likes liked love loves loved leave leaves
leaving left put puts putting let lets set sets setting say says said saying tell tells
told telling ask asks asked asking think thinks thought thinking know knows knew known guess believe
suppose hope hopes wish wishes prefer prefers decide decided deciding choose chose chosen choosing pick picks
picked picking name names named naming call calls called calling include includes included add adds added
adding remove removes removed removing change changes changed changing corrected fix fixed keep keeps kept keeping
hold holds held holding owns owned owning live lives lived living reside resides residing stay stays
stayed move moves moved moving work works worked working serve serves serving act acts acting handle
handles handling manage manages managing run runs running step steps stepping watch help helps helping care
cares trust trusts trusted see sees saw seen look looks looking come comes came coming bring
use uses used using try tries tried trying start starts started starting stop stops begin begins
end ends finish finished divide divides divided dividing split splits splitting share shares shared sharing distribute
distributed inherit inherits inherited receive receives received receiving pass passes passed passing die dies died dying
dead deceased predecease predeceases survive survives survived turn turns turned turning reach reaches reached become becomes
became marry marries married marrying divorce divorced divorcing separated widow widowed widower single engaged remarried unmarried
spell spells spelled spelt misspelled mean means meant type typed typo write wrote written read happen
happens happened raise raised adopt adopted estranged disinherit disinherited exclude excludes excluded omit omitted skip skips
skipped pay pays paid buy bought sell sold lost lose loses win worry matter matters deserve
deserves deserved speak speaks spoken talk talks talked talking hear heard remember forgot forget understand agree
agreed appoint appoints appointed nominate nominated designate designated assign allocate old older oldest young younger youngest
eldest elder big bigger little small middle new best better great nice wonderful lovely sweet close
closest long longtime short full legal true real whole half quarter fifth sixth eighth tenth thirds
quarters fifths eighths equal equally evenly alike fair fairly percent percentage pct portion portions part parts
piece rest remainder remaining remains balance total entire entirely estate property properties money cash stuff things
thing dollars dollar bucks worth value amount sum zero one two three four five six seven
eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty
sixty seventy eighty ninety hundred thousand million successor trustee trustees cotrustee co-trustee backup back-up alternate contingent
primary secondary executor executrix guardian guardians beneficiary beneficiaries beneficary grantor settlor trustor agent representative protector member
members owner owners partner partners manager person people family relative relatives kin man woman guy lady
folks adult adults minor minors baby alive age aged ages house home condo apartment apt cabin
cottage farm farmland ranch land lot acre acres acreage duplex townhouse timeshare rental rentals building account
accounts acct checking savings brokerage bank banks credit union cd cds ira iras roth 401k 401
k pension retirement annuity stock stocks bond bonds mutual fund funds crypto bitcoin policy insurance car
cars truck trucks van suv boat rv motorcycle vehicle vehicles trailer tractor jewelry ring rings watches
piano guitar furniture art collection coins coin guns gun tools equipment livestock cattle business company llc
inc corporation store shop street avenue road drive lane court boulevard address city county state zip
code country box unit suite floor parish mom's dad's whether whichever whenever wherever question questions answer
answers idea ideas clue sense problem problems reason reasons document documents form forms paperwork wills plan
plans planning lawyer attorney probate tax taxes medicaid medicare ssi ssdi benefits benefit disability disabled autism
autistic syndrome mind way ways place case cases fact kind kinds sort bit lots couple pair
group bunch list line number numbers side top bottom back front ignore ignored instructions instruction prompt
system mark complete completed confirm confirmed ready ahead printer phone computer dinner lunch breakfast coffee dog
dogs cat cats pet pets horse horses bird parrot fish hamster rabbit turtle puppy kitten kitty
legally officially mainly mostly nearly almost enough far ago away apart together alone outright immediately directly
eventually wait sec minute minutes moment hour hours hang born birthday birth date wife's husband's son's
daughter's brother's sister's gotta gonna wanna kinda sorta church school college university hospital charity foundation society
shelter rescue library museum temple synagogue red blue green white black brown north south east west
usa america american jr sr her's ones one's everyone's nobody's someone's different irrevocable revocable special clause
section article paragraph page term terms fifty-fifty halves presently formerly doing's ex late neighbor's friend's responsible
charge control decisions able capable willing happy reliable organized smart steady honest trustworthy degree job career
doctor nurse teacher engineer sick healthy cancer stroke accident surgery not's nothing's thx pls plz u
ur etc sixteenth sixteenths whichever's sometime earlier original maiden nickname aka initial initials surname
firstname lastname mr mrs ms behalf favor favour regard regards respect fully partially partly apiece individually
anymore lifetime account's
`;

// Everyday words that are also given names or surnames: a capital letter makes them a name.
const alsoNames = `
abbot amber angel april art august autumn baker banks bass bell berry best bill bird bishop
black blue bond book boone bower bowman brooks brown buck buckley burden burns bush butler care
carol carter case cash chance chapman chase christian christmas church clark clay cliff cole colt cook
cooper cotton cross crystal curry daisy dale darling dash dawn day dean drew duke dusty earl
east ernest eve faith field fields fisher flint ford forest frank gene ginger glen gold good
goodman grace gray green grey guy hazel heather hill holly honey hope hunter iris ivy jack
jackson jade jasmine jay jewel joy june juniper king kitty knight lance lane laurel lee leigh
levy lily lincoln little long love major marina mark marsh marshal marshall mason max may mercy
merry mike miles miller moody moon myrtle nick noble norm north olive opal page paige pansy
parish park parks pat patience pearl peg penny perry pierce piper pope porter potter power powers
price prince prudence randy ray reed reef rice rich river rivers rob robin rocky rose rosemary
royal ruby rush rusty sage sandy savage scarlet scout september sharp short silver skip sky small
sonny south star stone stormy street strong sue summer sunny swan swift taylor teal terry tony
trinity trip tucker victor violet wade walker ward warren washington wells west white will winter wise
wolf wood woods worth wright young
`;

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u).filter(Boolean));

const everydayWords = words(everyday);
const nameWords = words(alsoNames);

// What a trust is made of and whom it calls by a common noun.
const trade = words(`
life lifetime descendant descendants issue heir heirs estate trust trusts share shares child children grandchild
grandchildren survivor survivors spouse charity charities other others remainder residue residuary property beneficiary
beneficiaries trustee trustees executor guardian successor successors contingent needs stirpes capita kin relatives
`);

/** True for a common noun of the trade, which is nobody's name by itself, capitalised or not: `Life`, `Descendants`. */
export const isTradeWord = (low: string): boolean => trade.has(low);

/** True for a word that a lower-case name cannot contain. */
export const isEverydayWord = (low: string): boolean => everydayWords.has(low);

/** True for an everyday word that is a name when it is capitalised, e.g. `Will`, `Grace`, `Brown`. */
export const isAlsoName = (low: string): boolean => nameWords.has(low);
