import type { Jurisdiction } from '#jurisdictions/jurisdiction.ts';
import type { StateCode } from '#jurisdictions/state-code.ts';
import { alabama } from '#jurisdictions/states/alabama.ts';
import { alaska } from '#jurisdictions/states/alaska.ts';
import { arizona } from '#jurisdictions/states/arizona.ts';
import { arkansas } from '#jurisdictions/states/arkansas.ts';
import { california } from '#jurisdictions/states/california.ts';
import { colorado } from '#jurisdictions/states/colorado.ts';
import { connecticut } from '#jurisdictions/states/connecticut.ts';
import { delaware } from '#jurisdictions/states/delaware.ts';
import { districtOfColumbia } from '#jurisdictions/states/district-of-columbia.ts';
import { florida } from '#jurisdictions/states/florida.ts';
import { georgia } from '#jurisdictions/states/georgia.ts';
import { hawaii } from '#jurisdictions/states/hawaii.ts';
import { idaho } from '#jurisdictions/states/idaho.ts';
import { illinois } from '#jurisdictions/states/illinois.ts';
import { indiana } from '#jurisdictions/states/indiana.ts';
import { iowa } from '#jurisdictions/states/iowa.ts';
import { kansas } from '#jurisdictions/states/kansas.ts';
import { kentucky } from '#jurisdictions/states/kentucky.ts';
import { louisiana } from '#jurisdictions/states/louisiana.ts';
import { maine } from '#jurisdictions/states/maine.ts';
import { maryland } from '#jurisdictions/states/maryland.ts';
import { massachusetts } from '#jurisdictions/states/massachusetts.ts';
import { michigan } from '#jurisdictions/states/michigan.ts';
import { minnesota } from '#jurisdictions/states/minnesota.ts';
import { mississippi } from '#jurisdictions/states/mississippi.ts';
import { missouri } from '#jurisdictions/states/missouri.ts';
import { montana } from '#jurisdictions/states/montana.ts';
import { nebraska } from '#jurisdictions/states/nebraska.ts';
import { nevada } from '#jurisdictions/states/nevada.ts';
import { newHampshire } from '#jurisdictions/states/new-hampshire.ts';
import { newJersey } from '#jurisdictions/states/new-jersey.ts';
import { newMexico } from '#jurisdictions/states/new-mexico.ts';
import { newYork } from '#jurisdictions/states/new-york.ts';
import { northCarolina } from '#jurisdictions/states/north-carolina.ts';
import { northDakota } from '#jurisdictions/states/north-dakota.ts';
import { ohio } from '#jurisdictions/states/ohio.ts';
import { oklahoma } from '#jurisdictions/states/oklahoma.ts';
import { oregon } from '#jurisdictions/states/oregon.ts';
import { pennsylvania } from '#jurisdictions/states/pennsylvania.ts';
import { rhodeIsland } from '#jurisdictions/states/rhode-island.ts';
import { southCarolina } from '#jurisdictions/states/south-carolina.ts';
import { southDakota } from '#jurisdictions/states/south-dakota.ts';
import { tennessee } from '#jurisdictions/states/tennessee.ts';
import { texas } from '#jurisdictions/states/texas.ts';
import { utah } from '#jurisdictions/states/utah.ts';
import { vermont } from '#jurisdictions/states/vermont.ts';
import { virginia } from '#jurisdictions/states/virginia.ts';
import { washington } from '#jurisdictions/states/washington.ts';
import { westVirginia } from '#jurisdictions/states/west-virginia.ts';
import { wisconsin } from '#jurisdictions/states/wisconsin.ts';
import { wyoming } from '#jurisdictions/states/wyoming.ts';

const jurisdictionByCode: Readonly<Record<StateCode, Jurisdiction>> = {
  AL: alabama,
  AK: alaska,
  AZ: arizona,
  AR: arkansas,
  CA: california,
  CO: colorado,
  CT: connecticut,
  DE: delaware,
  DC: districtOfColumbia,
  FL: florida,
  GA: georgia,
  HI: hawaii,
  ID: idaho,
  IL: illinois,
  IN: indiana,
  IA: iowa,
  KS: kansas,
  KY: kentucky,
  LA: louisiana,
  ME: maine,
  MD: maryland,
  MA: massachusetts,
  MI: michigan,
  MN: minnesota,
  MS: mississippi,
  MO: missouri,
  MT: montana,
  NE: nebraska,
  NV: nevada,
  NH: newHampshire,
  NJ: newJersey,
  NM: newMexico,
  NY: newYork,
  NC: northCarolina,
  ND: northDakota,
  OH: ohio,
  OK: oklahoma,
  OR: oregon,
  PA: pennsylvania,
  RI: rhodeIsland,
  SC: southCarolina,
  SD: southDakota,
  TN: tennessee,
  TX: texas,
  UT: utah,
  VT: vermont,
  VA: virginia,
  WA: washington,
  WV: westVirginia,
  WI: wisconsin,
  WY: wyoming,
};

/**
 * The rules of a state or of the District of Columbia: how instruments are executed there, whether spouses own in community,
 * death taxes, with sources and confidence. Research of the date in `asOf` that no attorney has reviewed.
 */
export const jurisdictionOf = (state: StateCode): Jurisdiction => jurisdictionByCode[state];
