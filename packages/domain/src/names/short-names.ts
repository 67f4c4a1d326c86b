// Given names and the short names in use for them in the United States, a line a name; a short name can stand for several.
const lines = `
abigail abby gail
albert al bert
alexander alex alec sandy xander
alexandra alex sandra lexi sandy
alfred al fred
allison ally
amanda mandy
andrea andie
andrew andy drew
angela angie
anthony tony
antonio tony
arthur art
barbara barb babs
benjamin ben benny
bernard bernie
bradley brad
calvin cal
cameron cam
carolyn carol
caroline carrie carol
catherine cathy kate katie cat
cecilia cece
charles charlie chuck chas
charlotte charlie lottie
cheryl cher
christina chris tina christie
christine chris chrissy tina
christopher chris topher kit
clifford cliff
cynthia cindy
daniel dan danny
daniela dani
david dave davy
deborah deb debbie debra
dennis denny
dolores lola
donald don donny
dorothy dot dottie
douglas doug
edward ed eddie ted ned
eleanor ellie nora nell
elizabeth liz lizzie beth betsy betty eliza lisa libby
emily em emmy
eugene gene
evelyn evie
florence flo
frances fran francie
francis frank
francisco frank paco pancho
franklin frank
frederick fred freddy rick
gabriel gabe
gabriella gabby
gerald gerry jerry
geraldine gerry
gilbert gil
gregory greg
guadalupe lupe
gwendolyn gwen
harold harry hal
harriet hattie
helen nell
henry hank harry
howard howie
ignacio nacho
isabella bella izzy
jacob jake
jacqueline jackie
james jim jimmy jamie
janet jan
jeffrey jeff
jennifer jen jenny
jeremiah jerry
jerome jerry
jesus chuy
jessica jess jessie
john jack johnny jon
jonathan jon
jose pepe
joseph joe joey
josephine jo josie
joshua josh
judith judy
juliana julie
katherine kathy kate katie kat kay kit
kathleen kathy kate
kathryn kathy kate katie
kenneth ken kenny
kimberly kim
kristina kris tina
lawrence larry
leonard leo len lenny
leroy roy
lillian lily
louis lou
louise lou
lucille lucy
luis lou
madeline maddie
manuel manny
margaret maggie meg peggy peg marge margie greta rita
maria mary
marjorie marge
martha marty
martin marty
matthew matt matty
maximilian max
maxwell max
melissa missy lissa mel
michael mike mick mickey
michelle shelly
miguel mike
mildred millie
mitchell mitch
nancy nan
natalie nat
nathan nate
nathaniel nate nat nathan
nicholas nick nicky
nicole nicki
norman norm
oliver ollie
pamela pam
patricia pat patty trish tricia
patrick pat paddy
peter pete
philip phil
priscilla cilla
rachel rae
ramon ray
randall randy
raymond ray
rebecca becky becca
reginald reggie
richard rich rick ricky dick
robert rob robbie bob bobby bert
roberto rob beto
rodney rod
roger rog
ronald ron ronny
rosemary rose rosie
russell russ
ruth ruthie
samantha sam sammy
samuel sam sammy
santiago santi
sarah sally sadie
sharon shari
sheldon shelly
sidney sid
solomon sol
stanley stan
stephanie steph
stephen steve
steven steve
stuart stu
susan sue susie
susanna sue susie
suzanne sue
sylvester sly
teresa terry tess
theodore ted teddy theo
theresa terry tess
thomas tom tommy
timothy tim timmy
tobias toby
valerie val
vanessa nessa
veronica ronnie
victor vic
victoria vicky tori
vincent vince vinny
virginia ginny ginger
walter walt wally
wesley wes
wilfred will fred
william bill billy will willy liam
winifred winnie
winston win
zachary zach zack
`;

const groups = lines
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const given: ReadonlySet<string> = new Set(groups.flat());

/** True for a given name, in lower case and without marks, of those that have a short name in use, or for that short name. */
export const isGivenName = (word: string): boolean => given.has(word);

/** True when one of two given names, in lower case and without marks, is a short name for the other, or both are for a third. */
export const isShortFor = (one: string, other: string): boolean =>
  one !== other && groups.some((group) => group.includes(one) && group.includes(other));
