import { createRequire } from 'node:module';
import type { dictionary } from '@zxcvbn-ts/language-common';

/** Whether a password is one of those that are guessed first. Letter case does not make it a better one. */
export const isCommonPassword = (password: string): boolean => {
  const key = password.toLowerCase();
  return commonPasswords.has(key) || /^(.)\1+$/.test(key) || leakedPasswords().has(key);
};

const require = createRequire(import.meta.url);
let leaked: ReadonlySet<string> | undefined;

/** Some fifty thousand passwords, by how often they were found in leaks. Loaded when the first one is checked. */
const leakedPasswords = (): ReadonlySet<string> => {
  if (leaked) return leaked;
  const found = require('@zxcvbn-ts/language-common') as { readonly dictionary: typeof dictionary };
  leaked = new Set(found.dictionary['passwords-common'].map((one) => String(one).toLowerCase()));
  return leaked;
};

// What leads every published list, and what people make of this product's name.
const commonPasswords: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 654321 7654321 87654321
  123123 123123123 1231234 12341234 123321 123321123 1234321 112233 11223344 1122334455 121212 212121 131313 101010 102030
  123654 147147 147258 147258369 147852 147852369 159159 159357 159753 258258 258456 321321 369369 456123 456456 456789
  741852 741852963 753951 789456 789456123 852456 963852 963852741 135790 13579 246810 2468101 314159 420420 696969 696969
  password password1 password12 password123 password1234 password1! password! passw0rd p@ssword p@ssw0rd p@ssword1
  pass123 pass1234 passpass passwort mypassword thepassword letmein letmein1 welcome welcome1 welcome123 changeme
  changeme1 changeme123 default default1 secret secret1 secret123 access access14 login123 admin123 admin1234 admin12345
  administrator root123 rootroot toor123 test123 test1234 testing testtest testing123 guest123 guest1 user123 username
  temp123 demo123 sample123 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyu qwertyui qwertyuiop qwertz qwertz123
  qwert123 qweqwe qweasd qweasdzxc qwe123 qwe123456 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc
  1qazxsw2 2wsx3edc q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsx zaq1zaq1 zxcvbn zxcvbnm zxcvbnm1 zxczxc zxc123
  asdfgh asdfghj asdfghjkl asdf1234 asdasd asdasd123 asd123 asdfasdf azerty azertyuiop abc123 abc12345 abc123456
  abcd123 abcd1234 abcdef abcdefg abcdefgh abcabc a12345 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 aa123456
  aaa111 q123456 q12345 z123456 123abc 123456a 123456aa 123456q 123456789a 12345a 1234qwer 123qwe 123qwe123 123qweasd
  1234abcd 12qwaszx iloveyou iloveyou1 iloveyou2 iloveu loveme lovely loveyou lover1 sunshine sunshine1 princess
  princess1 football football1 baseball baseball1 basketball soccer soccer1 hockey tennis golfer monkey monkey1 monkey123
  dragon dragon1 dragon123 tigger tiger1 kitten puppy1 bailey buddy1 charlie charlie1 cookie cookie1 chocolate butterfly
  flower flower1 flowers summer summer1 winter winter1 spring autumn purple orange yellow silver golden banana cheese
  pepper ginger peanut computer computer1 internet samsung samsung1 iphone google google1 facebook facebook1 linkedin
  microsoft windows android matrix master master1 shadow shadow1 superman superman1 batman batman1 spiderman starwars
  starwars1 pokemon pokemon1 naruto killer killer1 ninja1 hunter hunter1 hunter2 ranger ranger1 falcon eagle1 phoenix
  mustang ferrari porsche corvette harley yamaha mercedes camaro trustno1 whatever whatever1 nothing freedom freedom1
  blessed blessed1 jesus1 jesus123 heaven angels angel1 angel123 babygirl babygirl1 forever forever1 friends family
  family1 mother mother1 father daddy1 mommy1 brother sister michael michael1 michelle jessica jessica1 jennifer jordan
  jordan1 jordan23 joshua daniel daniel1 andrew andrew1 anthony ashley ashley1 amanda nicole nicole1 matthew thomas
  thomas1 robert robert1 william hannah justin charles george taylor maggie maria1 alexander alexandra martin richard
  patrick liverpool liverpool1 chelsea chelsea1 arsenal arsenal1 barcelona realmadrid juventus cowboys steelers yankees
  lakers eminem metallica nirvana slipknot blink182 fuckyou fuckyou1 fuckoff asshole asshole1 biteme bitch1 pussy1 sexy123
  evergrant evergrant1 evergrant123 livingtrust estateplan mytrust trust123`.split(/\s+/),
);
