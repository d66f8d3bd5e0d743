/**
 * The covers of the case studies. Each is a place of its own, drawn from what the project was; the course
 * runs from the first question to the launch.
 */

import type { ChartTone } from '../../brand/palette.ts';
import { channel, coast, highest, island, level, lowest, type Point } from '../field.ts';
import * as marks from '../marks.ts';
import { linePath, points } from '../points.ts';
import { type Draw, drawings } from './composition.ts';

const sea = level(-1.1);

export const caseStudyCovers = {
  ...covers('dark', {
    /** Personalisation: many islands, and currents that carry each boat to its own. */
    'eu-yan-sang': (sheet) => {
      const islands: [Point, number][] = [
        [[690, 120], 62],
        [[830, 240], 48],
        [[720, 350], 78],
        [[860, 460], 56],
        [[590, 500], 50],
      ];
      sheet.sea(highest(sea, ...islands.map(([at, radius]) => island(at, radius))), {
        roughness: 0.4,
        scale: 200,
        contours: 6,
      });
      for (let y = 70; y < 560; y += 62) {
        for (let x = 60; x < 540; x += 74) {
          const heading = 90 + Math.sin(y / 90 + x / 160) * 42;
          sheet.draw(marks.current(sheet.ink, [x, y], heading, 38));
        }
      }
      return sheet.course(points('70,300 330,270 540,300 628,400')).soundings({ inside: [540, 0, 420, 600] });
    },
    /** Claims: one narrow channel, a gate of buoys at every check. */
    'ntuc-income': (sheet) => {
      const way: Point[] = points('40,520 230,470 360,330 520,300 650,190 920,120');
      sheet.sea(lowest(level(0.75), channel(way, 108)), { roughness: 0.3, scale: 220, contours: 5 });
      const gates: [Point, number][] = [
        [[150, 496], 75],
        [[305, 395], 45],
        [[440, 312], 75],
        [[592, 240], 48],
        [[760, 158], 70],
      ];
      for (const [at, across] of gates) {
        sheet.draw(marks.buoy(sheet.ink, marks.bearing(at, across - 90, 36), 'cone', 12));
        sheet.draw(marks.buoy(sheet.ink, marks.bearing(at, across + 90, 36), 'can', 12));
      }
      return sheet.course(way, { width: 4 });
    },
    /** Cinemas: a lighthouse, its sectors falling over the dark like beams of projectors. */
    'golden-village': (sheet) => {
      const tower: Point = [180, 128];
      sheet.sea(highest(sea, island([130, 90], 130, { stretch: 1.3 }), island([900, 560], 90)), {
        roughness: 0.3,
      });
      const { ink } = sheet;
      sheet
        .draw(marks.light(ink, tower, 92, 108, 740, ink.land))
        .draw(marks.light(ink, tower, 112, 128, 640, ink.bands[3]))
        .draw(marks.light(ink, tower, 132, 148, 520, ink.land))
        .draw(marks.star(ink, tower, 16));
      return sheet.course(points('60,560 330,520 560,420 800,330 920,300')).soundings({ spacing: 92 });
    },
    /** A bank: a traffic separation scheme, every ship in its lane. */
    dbs: (sheet) => {
      const { ink } = sheet;
      sheet.sea(highest(sea, coast([0, 40], [960, 120], 150), coast([960, 540], [0, 570], 150)), {
        roughness: 0.25,
      });
      const band = (y: number) => `M0 ${y + 40}L960 ${y - 40}`;
      sheet.draw(`<path stroke="${ink.bands[3]}" stroke-width="26" d="${band(310)}"/>`);
      sheet.draw(
        `<path fill="none" stroke="${ink.soft}" stroke-width="1.6" stroke-dasharray="14 8" d="${band(200)}${band(420)}"/>`,
      );
      for (const x of [150, 430, 710]) {
        sheet.draw(marks.laneArrow(ink, [x, 290 - x / 12], 265), [x - 50, 210, 100, 60]);
        sheet.draw(marks.laneArrow(ink, [x + 90, 402 - (x + 90) / 12], 85), [x + 40, 330, 100, 60]);
      }
      for (const [x, lane] of points('290,0 590,0 860,0 386,1 690,1')) {
        sheet.draw(marks.ship(ink, [x, (lane ? 402 : 290) - x / 12], lane ? 85 : 265, 40));
      }
      return sheet.course(points('30,470 230,415 640,350 930,290'));
    },
  }),
  ...covers('light', {
    /** A chain of bookshops: an archipelago of branches on one supply line. */
    'popular-bookstores': (sheet) => {
      const branches: Point[] = points(
        '120,130 300,90 480,160 650,90 830,150 180,330 390,370 760,330 880,440 130,500 330,530 560,500 720,520',
      );
      sheet.sea(
        highest(
          sea,
          ...branches.map((at, index) =>
            island(at, 34 + ((index * 7) % 5) * 6, { stretch: 1 + (index % 3) * 0.25, turn: index }),
          ),
        ),
        { roughness: 0.22, scale: 120, contours: 5 },
      );
      const hub: Point = [575, 310];
      for (const branch of branches) {
        sheet.draw(
          `<path stroke="${sheet.ink.soft}" stroke-width="1.3" stroke-dasharray="2 6" stroke-linecap="round" d="${linePath(hub, branch)}"/>`,
        );
      }
      for (const at of branches) sheet.draw(marks.star(sheet.ink, at, 9));
      return sheet.course([[930, 270], [690, 250], hub, [470, 280], [240, 225]]).soundings({ spacing: 96 });
    },
    /** Families' policies: a sheltered anchorage behind breakwaters, each ship with its swinging circle. */
    'charles-monat': (sheet) => {
      sheet.sea(lowest(highest(coast([0, 330], [960, 250], 170), sea), level(0.7)), {
        roughness: 0.25,
        scale: 300,
      });
      const { ink } = sheet;
      sheet.draw(marks.quay(ink, points('120,258 152,255 230,440 470,505 464,530 212,462')));
      sheet.draw(marks.quay(ink, points('880,226 850,226 800,420 590,500 600,524 822,440')));
      for (const [at, radius] of [
        [[320, 370], 52],
        [[452, 418], 44],
        [[560, 340], 60],
        [[696, 392], 46],
        [[740, 296], 36],
      ] as [Point, number][]) {
        sheet.draw(
          `<circle cx="${at[0]}" cy="${at[1]}" r="${radius}" fill="none" stroke="${ink.soft}" stroke-width="1.4" stroke-dasharray="6 5"/>`,
          [at[0] - radius, at[1] - radius, radius * 2, radius * 2],
        );
        sheet.draw(marks.anchor(ink, at, 30));
      }
      return sheet.course(points('80,570 360,566 532,520 506,360')).soundings({ inside: [0, 430, 960, 170] });
    },
    /** Volunteers: a convoy of small boats keeping station towards one island. */
    'tzu-chi': (sheet) => {
      sheet.sea(highest(sea, island([810, 200], 150, { stretch: 1.2, turn: 0.5 }), island([930, 470], 50)), {
        roughness: 0.4,
      });
      for (let rank = 0; rank < 5; rank += 1) {
        for (let file = 0; file <= rank; file += 1) {
          const at: Point = [500 - rank * 88 - file * 4, 330 + rank * 12 + (file - rank / 2) * 78];
          if (rank !== 2 || file !== 1)
            sheet.draw(marks.ship(sheet.ink, at, 68, 30), [at[0] - 24, at[1] - 22, 48, 44]);
        }
      }
      return sheet.course(points('60,430 316,356 560,300 650,240')).soundings({ spacing: 84 });
    },
    /** Clinics for the back: a spine of islets, each joint marked. */
    'chiropractic-singapore': (sheet) => {
      const joints = Array.from(
        { length: 11 },
        (_, index): Point => [80 + index * 80, 290 + Math.sin(index / 1.75) * 118],
      );
      sheet.sea(
        highest(
          sea,
          ...joints.map((at, index) =>
            island(at, 30 + (index % 2) * 4, { stretch: 1.75, turn: 1.57 + Math.cos(index / 1.75) * 0.9 }),
          ),
        ),
        { roughness: 0.12, scale: 90, contours: 8 },
      );
      return sheet.course(points('40,480 300,560 620,470 760,330 920,330')).soundings({ spacing: 100 });
    },
    /** A first version: one lane surveyed, the rest of the sheet still blank. */
    'engage-rocket': (sheet) => {
      const { ink } = sheet;
      sheet.sea(highest(sea, island([835, 130], 90, { stretch: 1.3, turn: -0.4 })), { roughness: 0.42 });
      // What has not been surveyed is paper.
      sheet.draw(`<path fill="${ink.paper}" d="M0 0H610L350 600H0ZM960 330 700 600H960Z"/>`);
      sheet.draw(
        `<path fill="none" stroke="${ink.contour}" stroke-dasharray="3 7" d="M60 0V600M180 0V600M300 0V600M420 0V420M540 0V150M0 90H560M0 210H500M0 330H460M0 450H410M820 480V600M900 420V600M780 540H960"/>`,
      );
      sheet.draw(
        `<path fill="none" stroke="${ink.ink}" stroke-width="1.6" stroke-dasharray="10 6" d="M610 0 350 600M960 330 700 600"/>`,
      );
      return sheet
        .course(points('450,560 560,420 650,300 760,240'))
        .label('unsurveyed', [120, 280], { size: 40, ink: ink.soft })
        .soundings({ inside: [430, 0, 530, 600], spacing: 60 });
    },
    /** Buildings and their upkeep: a harbour plan with numbered berths. */
    exceltec: (sheet) => {
      const { ink } = sheet;
      sheet.sea(level(-0.3), { roughness: 0.12, contours: 5 });
      const mouth = 450;
      const basins = [0, 1, 2, 3, 4].map((index) => ({
        left: 70 + index * 178,
        top: 110 + (index % 2) * 60,
      }));
      const quays = basins.map(({ left, top }) => `H${left}V${top}H${left + 108}V${mouth}`).join('');
      sheet.draw(
        `<path fill="${ink.land}" stroke="${ink.shore}" stroke-width="2" d="M0 ${mouth}${quays}H960V0H0Z"/>`,
      );
      basins.forEach(({ left }, basin) => {
        for (let berth = 0; berth < 4; berth += 1) {
          const y = 205 + berth * 66;
          sheet.label(String(basin * 4 + berth + 1), [left + 122, y + 8], { size: 22, halo: ink.land });
          if ((basin * 3 + berth) % 4 !== 1) sheet.draw(marks.ship(ink, [left + 86, y], 0, 50));
        }
      });
      const way: Point[] = points('40,545 470,530 470,250');
      sheet.line(way, { width: 4, dash: '13 8' });
      for (const at of way) sheet.waypoint(at);
      return sheet.soundings({ inside: [0, 470, 960, 120], spacing: 64 });
    },
    /** Containers that come back: a ring of current about an atoll. */
    ecospirits: (sheet) => {
      const centre: Point = [480, 300];
      const ring = (x: number, y: number) =>
        0.5 - Math.abs(Math.hypot((x - centre[0]) / 1.45, y - centre[1]) - 88) / 34;
      sheet.sea(highest(sea, ring), { roughness: 0.45, scale: 110, contours: 5 });
      for (let index = 0; index < 22; index += 1) {
        const angle = (index / 22) * Math.PI * 2;
        const at: Point = [Math.round(480 + Math.cos(angle) * 385), Math.round(300 + Math.sin(angle) * 250)];
        const heading = (Math.atan2(Math.cos(angle) * 250, -Math.sin(angle) * 385) * 180) / Math.PI + 90;
        sheet.draw(marks.current(sheet.ink, at, heading, 36), [at[0] - 20, at[1] - 20, 40, 40]);
      }
      const loop = Array.from({ length: 33 }, (_, index): Point => {
        const angle = -1.9 + (index / 32) * Math.PI * 1.86;
        return [Math.round(480 + Math.cos(angle) * 290), Math.round(300 + Math.sin(angle) * 190)];
      });
      sheet.line(loop, { width: 4, dash: '13 8' });
      for (const index of [0, 10, 21, 32]) sheet.waypoint(loop[index] ?? centre);
      return sheet.soundings({ spacing: 110 });
    },
    /** Doors and cameras: a coastal station, its ranges and bearings. */
    'onesystems-technologies': (sheet) => {
      const station: Point = [250, 470];
      sheet.sea(highest(sea, coast([420, 600], [0, 330], 170), island([720, 150], 60)), { roughness: 0.35 });
      sheet
        .draw(marks.rangeRings(sheet.ink, station, [130, 240, 350, 460, 570], [-12, 98], 11))
        .draw(marks.star(sheet.ink, station, 18));
      for (const [degrees, range] of points('10,240 32,350 54,240 54,460 76,350 21,460')) {
        const at = marks.bearing(station, degrees, range);
        sheet.draw(
          `<circle cx="${at[0]}" cy="${at[1]}" r="9" fill="${sheet.ink.bands[0]}" stroke="${sheet.ink.ink}" stroke-width="2"/><circle cx="${at[0]}" cy="${at[1]}" r="3" fill="${sheet.ink.ink}"/>`,
          [at[0] - 16, at[1] - 16, 32, 32],
        );
      }
      return sheet.course(points('920,560 740,440 560,330 480,120')).soundings({ spacing: 90 });
    },
  }),
};

/** By the case study's slug. */
function covers(tone: ChartTone, charts: Readonly<Record<string, Draw>>) {
  const framed = Object.entries(charts).map(([slug, draw]): [string, Draw] => [
    `case-${slug}`,
    (sheet) => draw(sheet).neatline(),
  ]);
  return drawings({ width: 960, height: 600, tone }, Object.fromEntries(framed));
}
