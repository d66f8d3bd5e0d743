/** The interface drawn for each case study, by the case study's address. */
import { drawFamilyPortfolio } from './charles-monat.ts';
import { drawClinicDiary } from './chiropractic-singapore.ts';
import { drawAccountOpening } from './dbs.ts';
import { drawContainerLoop } from './ecospirits.ts';
import { drawPulseBoard } from './engage-rocket.ts';
import { drawRemedyShop } from './eu-yan-sang.ts';
import { drawFacilityDesk } from './exceltec.ts';
import { drawCinemaBooking } from './golden-village.ts';
import { drawClaimsDesk } from './ntuc-income.ts';
import { drawControlRoom } from './onesystems-technologies.ts';
import { drawBookShelf } from './popular-bookstores.ts';
import { drawVolunteerDesk } from './tzu-chi.ts';

export const sketches: Readonly<Record<string, () => string>> = {
  'eu-yan-sang': drawRemedyShop,
  'popular-bookstores': drawBookShelf,
  'ntuc-income': drawClaimsDesk,
  'charles-monat': drawFamilyPortfolio,
  'golden-village': drawCinemaBooking,
  'tzu-chi': drawVolunteerDesk,
  'chiropractic-singapore': drawClinicDiary,
  'engage-rocket': drawPulseBoard,
  dbs: drawAccountOpening,
  exceltec: drawFacilityDesk,
  ecospirits: drawContainerLoop,
  'onesystems-technologies': drawControlRoom,
};
