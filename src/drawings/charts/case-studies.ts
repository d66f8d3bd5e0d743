/** The covers of the case studies, each a place drawn from what the project was. */
import type { ChartTone } from '../../brand/derive-colours.ts';
import { channel, coast, highest, island, level, lowest, type Point } from '../field.ts';
import { around, circle, linePath, marked, points, times } from '../svg.ts';
import * as symbols from '../symbols.ts';
import { type Draw, drawings } from './composition.ts';

export const caseStudyCovers = {
  ...covers('dark', {
    /** Personalisation: many islands, and currents that carry each boat to its own. */
    'eu-yan-sang': (chart) => {
      const islands = marked('690,120,62 830,240,48 720,350,78 860,460,56 590,500,50');
      chart.land(
        { roughness: 0.4, scale: 200, contours: 5 },
        ...islands.map(([at, radius]) => island(at, radius)),
      );
      for (let y = 70; y < 560; y += 62) {
        for (let x = 60; x < 540; x += 74) {
          const heading = 90 + Math.sin(y / 90 + x / 160) * 42;
          chart.draw(symbols.current(chart.ink, [x, y], heading, 38));
        }
      }
      return chart.course(points('70,300 330,270 540,300 628,400')).depths({ inside: [540, 0, 420, 600] });
    },
    /** Claims: one narrow channel, a gate of buoys at every check. */
    'ntuc-income': (chart) => {
      const way: Point[] = points('40,520 230,470 360,330 520,300 650,190 920,120');
      chart.sea(lowest(level(0.75), channel(way, 108)), { roughness: 0.3, scale: 220, contours: 5 });
      for (const [at, across] of marked('150,496,75 305,395,45 440,312,75 592,240,48 760,158,70')) {
        chart.draw(symbols.buoy(chart.ink, symbols.bearing(at, across - 90, 36), 'cone', 12));
        chart.draw(symbols.buoy(chart.ink, symbols.bearing(at, across + 90, 36), 'can', 12));
      }
      return chart.course(way, { width: 4 });
    },
    /** Cinemas: a lighthouse, its sectors falling over the dark like beams of projectors. */
    'golden-village': (chart, ink) => {
      const tower: Point = [180, 128];
      chart.land({ roughness: 0.3 }, island([130, 90], 130, { stretch: 1.3 }), island([900, 560], 90));
      chart
        .draw(symbols.light(ink, tower, 92, 108, 740, ink.land))
        .draw(symbols.light(ink, tower, 112, 128, 640, ink.bands[3]))
        .draw(symbols.light(ink, tower, 132, 148, 520, ink.land))
        .draw(symbols.star(ink, tower, 16));
      return chart.course(points('60,560 330,520 560,420 800,330 920,300')).depths({ spacing: 92 });
    },
    /** A bank: a traffic separation scheme, every ship in its lane. */
    dbs: (chart, ink) => {
      chart.land({ roughness: 0.25 }, coast([0, 40], [960, 120], 150), coast([960, 540], [0, 570], 150));
      const band = (y: number) => `M0 ${y + 40}L960 ${y - 40}`;
      chart.draw(`<path stroke="${ink.bands[3]}" stroke-width="26" d="${band(310)}"/>`);
      chart.stroke(ink.soft, 1.6, `${band(200)}${band(420)}`, '14 8');
      for (const x of [150, 430, 710]) {
        chart.draw(symbols.laneArrow(ink, [x, 290 - x / 12], 265), [x - 50, 210, 100, 60]);
        chart.draw(symbols.laneArrow(ink, [x + 90, 402 - (x + 90) / 12], 85), [x + 40, 330, 100, 60]);
      }
      for (const [x, lane] of points('290,0 590,0 860,0 386,1 690,1')) {
        chart.draw(symbols.ship(ink, [x, (lane ? 402 : 290) - x / 12], lane ? 85 : 265, 40));
      }
      return chart.course(points('30,470 230,415 640,350 930,290'));
    },
  }),
  ...covers('light', {
    /** A chain of bookshops: an archipelago of branches on one supply line. */
    'popular-bookstores': (chart) => {
      const branches: Point[] = points(
        '120,130 300,90 480,160 650,90 830,150 180,330 390,370 760,330 880,440 130,500 330,530 560,500 720,520',
      );
      chart.land(
        { roughness: 0.22, scale: 120, contours: 5 },
        ...branches.map((at, index) =>
          island(at, 34 + ((index * 7) % 5) * 6, { stretch: 1 + (index % 3) * 0.25, turn: index }),
        ),
      );
      const hub: Point = [575, 310];
      for (const branch of branches) {
        chart.draw(
          `<path stroke="${chart.ink.soft}" stroke-width="1.3" stroke-dasharray="2 6" stroke-linecap="round" d="${linePath(hub, branch)}"/>`,
        );
      }
      for (const at of branches) chart.draw(symbols.star(chart.ink, at, 9));
      return chart.course([[930, 270], [690, 250], hub, [470, 280], [240, 225]]).depths({ spacing: 96 });
    },
    /** Families' policies: a sheltered anchorage behind breakwaters, each ship with its swinging circle. */
    'charles-monat': (chart, ink) => {
      chart.sea(lowest(highest(coast([0, 330], [960, 250], 170), level(-1.1)), level(0.7)), {
        roughness: 0.25,
        scale: 300,
      });
      chart.draw(symbols.quay(ink, points('120,258 152,255 230,440 470,505 464,530 212,462')));
      chart.draw(symbols.quay(ink, points('880,226 850,226 800,420 590,500 600,524 822,440')));
      for (const [at, radius] of marked('320,370,52 452,418,44 560,340,60 696,392,46 740,296,36')) {
        chart.draw(
          circle(at, radius, `fill="none" stroke="${ink.soft}" stroke-width="1.4" stroke-dasharray="6 5"`),
          around(at, radius),
        );
        chart.draw(symbols.anchor(ink, at, 30));
      }
      return chart.course(points('80,570 360,566 532,520 506,360')).depths({ inside: [0, 430, 960, 170] });
    },
    /** Volunteers: a convoy of small boats keeping station towards one island. */
    'tzu-chi': (chart) => {
      chart.land(
        { roughness: 0.4 },
        island([810, 200], 150, { stretch: 1.2, turn: 0.5 }),
        island([930, 470], 50),
      );
      for (let rank = 0; rank < 5; rank += 1) {
        for (let file = 0; file <= rank; file += 1) {
          const at: Point = [500 - rank * 88 - file * 4, 330 + rank * 12 + (file - rank / 2) * 78];
          if (rank !== 2 || file !== 1)
            chart.draw(symbols.ship(chart.ink, at, 68, 30), [at[0] - 24, at[1] - 22, 48, 44]);
        }
      }
      return chart.course(points('60,430 316,356 560,300 650,240')).depths({ spacing: 84 });
    },
    /** Clinics for the back: a spine of islets, each joint marked. */
    'chiropractic-singapore': (chart) => {
      const joints = times(11, (index): Point => [80 + index * 80, 290 + Math.sin(index / 1.75) * 118]);
      chart.land(
        { roughness: 0.12, scale: 90, contours: 8 },
        ...joints.map((at, index) =>
          island(at, 30 + (index % 2) * 4, { stretch: 1.75, turn: 1.57 + Math.cos(index / 1.75) * 0.9 }),
        ),
      );
      return chart.course(points('40,480 300,560 620,470 760,330 920,330')).depths({ spacing: 100 });
    },
    /** A first version: one lane surveyed, the rest of the chart still blank. */
    'engage-rocket': (chart, ink) => {
      chart.land({ roughness: 0.42 }, island([835, 130], 90, { stretch: 1.3, turn: -0.4 }));
      // What has not been surveyed is paper.
      chart.draw(`<path fill="${ink.paper}" d="M0 0H610L350 600H0ZM960 330 700 600H960Z"/>`);
      chart.draw(
        `<path fill="none" stroke="${ink.contour}" stroke-dasharray="3 7" d="M60 0V600M180 0V600M300 0V600M420 0V420M540 0V150M0 90H560M0 210H500M0 330H460M0 450H410M820 480V600M900 420V600M780 540H960"/>`,
      );
      chart.stroke(ink.ink, 1.6, 'M610 0 350 600M960 330 700 600', '10 6');
      return chart
        .course(points('450,560 560,420 650,300 760,240'))
        .label(chart.style.words.unsurveyed, [120, 280], { size: 40, ink: ink.soft })
        .depths({ inside: [430, 0, 530, 600], spacing: 60 });
    },
    /** Buildings and their upkeep: a harbour plan with numbered berths. */
    exceltec: (chart, ink) => {
      chart.sea(level(-0.3), { roughness: 0.12, contours: 5 });
      const mouth = 450;
      const basins = [0, 1, 2, 3, 4].map((index) => ({
        left: 70 + index * 178,
        top: 110 + (index % 2) * 60,
      }));
      const quays = basins.map(({ left, top }) => `H${left}V${top}H${left + 108}V${mouth}`).join('');
      chart.draw(
        `<path fill="${ink.land}" stroke="${ink.shore}" stroke-width="2" d="M0 ${mouth}${quays}H960V0H0Z"/>`,
      );
      basins.forEach(({ left }, basin) => {
        for (let berth = 0; berth < 4; berth += 1) {
          const y = 205 + berth * 66;
          chart.label(String(basin * 4 + berth + 1), [left + 122, y + 8], { size: 22, halo: ink.land });
          if ((basin * 3 + berth) % 4 !== 1) chart.draw(symbols.ship(ink, [left + 86, y], 0, 50));
        }
      });
      const way: Point[] = points('40,545 470,530 470,250');
      chart.line(way, { width: 4, dash: '13 8' });
      for (const at of way) chart.waypoint(at);
      return chart.depths({ inside: [0, 470, 960, 120], spacing: 64 });
    },
    /** Containers that come back: a ring of current about an atoll. */
    ecospirits: (chart) => {
      const centre: Point = [480, 300];
      const ring = (x: number, y: number) =>
        0.5 - Math.abs(Math.hypot((x - centre[0]) / 1.45, y - centre[1]) - 88) / 34;
      chart.land({ roughness: 0.45, scale: 110, contours: 5 }, ring);
      for (let index = 0; index < 22; index += 1) {
        const angle = (index / 22) * Math.PI * 2;
        const at: Point = [Math.round(480 + Math.cos(angle) * 385), Math.round(300 + Math.sin(angle) * 250)];
        const heading = (Math.atan2(Math.cos(angle) * 250, -Math.sin(angle) * 385) * 180) / Math.PI + 90;
        chart.draw(symbols.current(chart.ink, at, heading, 36), around(at, 20));
      }
      const loop = times(33, (index): Point => {
        const angle = -1.9 + (index / 32) * Math.PI * 1.86;
        return [Math.round(480 + Math.cos(angle) * 290), Math.round(300 + Math.sin(angle) * 190)];
      });
      chart.line(loop, { width: 4, dash: '13 8' });
      for (const index of [0, 10, 21, 32]) chart.waypoint(loop[index] ?? centre);
      return chart.depths({ spacing: 110 });
    },
    /** Doors and cameras: a coastal station, its ranges and bearings. */
    'onesystems-technologies': (chart, ink) => {
      const station: Point = [250, 470];
      chart.land({ roughness: 0.35 }, coast([420, 600], [0, 330], 170), island([720, 150], 60));
      chart
        .draw(symbols.rangeRings(chart.ink, station, [130, 240, 350, 460, 570], [-12, 98], 11))
        .draw(symbols.star(chart.ink, station, 18));
      for (const [degrees, range] of points('10,240 32,350 54,240 54,460 76,350 21,460')) {
        const at = symbols.bearing(station, degrees, range);
        const ring = circle(at, 9, `fill="${ink.bands[0]}" stroke="${ink.ink}" stroke-width="2"`);
        chart.draw(ring + circle(at, 3, `fill="${ink.ink}"`), around(at, 16));
      }
      return chart.course(points('920,560 740,440 560,330 480,120')).depths({ spacing: 90 });
    },
  }),
};

function covers(tone: ChartTone, charts: Readonly<Record<string, Draw>>) {
  const framed = Object.entries(charts).map(([slug, draw]): [string, Draw] => [
    `case-${slug}`,
    (chart, ink) => draw(chart, ink).neatline(),
  ]);
  return drawings({ width: 960, height: 600, tone }, Object.fromEntries(framed));
}
