import AL from '#law/states/AL.json' with { type: 'json' };
import AK from '#law/states/AK.json' with { type: 'json' };
import AZ from '#law/states/AZ.json' with { type: 'json' };
import AR from '#law/states/AR.json' with { type: 'json' };
import CA from '#law/states/CA.json' with { type: 'json' };
import CO from '#law/states/CO.json' with { type: 'json' };
import CT from '#law/states/CT.json' with { type: 'json' };
import DE from '#law/states/DE.json' with { type: 'json' };
import DC from '#law/states/DC.json' with { type: 'json' };
import FL from '#law/states/FL.json' with { type: 'json' };
import GA from '#law/states/GA.json' with { type: 'json' };
import HI from '#law/states/HI.json' with { type: 'json' };
import ID from '#law/states/ID.json' with { type: 'json' };
import IL from '#law/states/IL.json' with { type: 'json' };
import IN from '#law/states/IN.json' with { type: 'json' };
import IA from '#law/states/IA.json' with { type: 'json' };
import KS from '#law/states/KS.json' with { type: 'json' };
import KY from '#law/states/KY.json' with { type: 'json' };
import LA from '#law/states/LA.json' with { type: 'json' };
import ME from '#law/states/ME.json' with { type: 'json' };
import MD from '#law/states/MD.json' with { type: 'json' };
import MA from '#law/states/MA.json' with { type: 'json' };
import MI from '#law/states/MI.json' with { type: 'json' };
import MN from '#law/states/MN.json' with { type: 'json' };
import MS from '#law/states/MS.json' with { type: 'json' };
import MO from '#law/states/MO.json' with { type: 'json' };
import MT from '#law/states/MT.json' with { type: 'json' };
import NE from '#law/states/NE.json' with { type: 'json' };
import NV from '#law/states/NV.json' with { type: 'json' };
import NH from '#law/states/NH.json' with { type: 'json' };
import NJ from '#law/states/NJ.json' with { type: 'json' };
import NM from '#law/states/NM.json' with { type: 'json' };
import NY from '#law/states/NY.json' with { type: 'json' };
import NC from '#law/states/NC.json' with { type: 'json' };
import ND from '#law/states/ND.json' with { type: 'json' };
import OH from '#law/states/OH.json' with { type: 'json' };
import OK from '#law/states/OK.json' with { type: 'json' };
import OR from '#law/states/OR.json' with { type: 'json' };
import PA from '#law/states/PA.json' with { type: 'json' };
import RI from '#law/states/RI.json' with { type: 'json' };
import SC from '#law/states/SC.json' with { type: 'json' };
import SD from '#law/states/SD.json' with { type: 'json' };
import TN from '#law/states/TN.json' with { type: 'json' };
import TX from '#law/states/TX.json' with { type: 'json' };
import UT from '#law/states/UT.json' with { type: 'json' };
import VT from '#law/states/VT.json' with { type: 'json' };
import VA from '#law/states/VA.json' with { type: 'json' };
import WA from '#law/states/WA.json' with { type: 'json' };
import WV from '#law/states/WV.json' with { type: 'json' };
import WI from '#law/states/WI.json' with { type: 'json' };
import WY from '#law/states/WY.json' with { type: 'json' };

import type { StateCode } from '#law/state-code.ts';

/** The file of each jurisdiction, in the order of their names, as it was imported and not yet checked. */
export const stateFileByCode = {
  AL,
  AK,
  AZ,
  AR,
  CA,
  CO,
  CT,
  DE,
  DC,
  FL,
  GA,
  HI,
  ID,
  IL,
  IN,
  IA,
  KS,
  KY,
  LA,
  ME,
  MD,
  MA,
  MI,
  MN,
  MS,
  MO,
  MT,
  NE,
  NV,
  NH,
  NJ,
  NM,
  NY,
  NC,
  ND,
  OH,
  OK,
  OR,
  PA,
  RI,
  SC,
  SD,
  TN,
  TX,
  UT,
  VT,
  VA,
  WA,
  WV,
  WI,
  WY,
} as const satisfies Readonly<Record<StateCode, unknown>>;
