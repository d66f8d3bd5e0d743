/**
 * The charts of the home page's hero, of the indexes and of the Not Found screen. Words lie over the left of a chart of
 * 960 × 720: it fades out there, from about x = 400. Narrow windows show a strip of it, from y = 130 to 590, and shared
 * links what's right of x = 320. Draw what has to be seen where all of them show it.
 */
import { channel, coast, highest, island, level, lowest, type Point, shoal } from '../field.ts';
import { metres, office, officePosition } from '../measures.ts';
import { around, circle, points, times } from '../svg.ts';
import * as symbols from '../symbols.ts';
import { dashed, drawings, plot } from './composition.ts';
import { voyage } from './passage.ts';

const wide = { width: 1600, height: 1000, tone: 'light', depth: 1.15 } as const;
const dark = { width: 960, height: 720, tone: 'dark', depth: 1.15 } as const;
const light = { ...dark, tone: 'light' } as const;

export const heroes = {
  ...drawings(wide, {
    /** Wide screens: all land and lettering on the right; the sea under the page's text is empty. */
    'hero-home': (chart) =>
      chart
        .keepClear([0, 0, 960, 1000])
        .land(
          { roughness: (x) => 0.4 * Math.min(1, Math.max(0, (x - 800) / 260)), scale: 380, contours: 7 },
          coast([1170, -60], [1640, 250], 250),
          island([1235, 575], 104, { stretch: 1.35, turn: 0.6 }),
          island([1530, 800], 76, { stretch: 1.2, turn: -0.5 }),
        )
        .draw(symbols.compassRose(chart.ink, [1262, 768], 84), [1170, 671, 184, 190])
        .course(points('974,850 1035,705 1120,392 1352,330 1420,560'), {
          names: ['', ...voyage],
          size: 34,
          width: 5,
        })
        .depths({ spacing: 96, size: 19 }),
  }),
  ...drawings(dark, {
    /** Harbours, each with its light. */
    'index-services': (chart, ink) => {
      const harbours: Point[] = points('390,256 590,236 790,262 480,386 700,404 360,520 590,538 790,542');
      chart.land(
        { roughness: 0.28, scale: 140, contours: 4 },
        ...harbours.map((at, index) => island(at, 48 + (index % 3) * 10, { stretch: 1.2, turn: index })),
      );
      const onLand = { ...ink, ink: ink.onLand };
      for (const at of harbours) chart.draw(symbols.star(onLand, at, 14), around(at, 18));
      return chart
        .course(points('300,690 520,478 634,322 739,332 940,430'), { width: 4.5 })
        .depths({ spacing: 86 });
    },
    /** A delta: many arms of one river. */
    'index-enterprises': (chart) => {
      const arms: Point[][] = [
        points('980,60 760,220 520,240 250,180'),
        points('760,220 620,400 420,440 230,420'),
        points('620,400 560,560 380,680 260,760'),
        points('760,220 800,460 740,760'),
      ];
      chart.sea(
        lowest(
          highest(coast([330, 0], [330, 720], 190), level(-0.9)),
          level(0.6),
          ...arms.map((arm) => channel(arm, 46)),
        ),
        { roughness: 0.3, scale: 200, contours: 5 },
      );
      return chart.course(points('190,560 300,430 420,440 620,400 760,220 940,92'), { width: 4.5 });
    },
  }),
  ...drawings(light, {
    /** Open sea, and a first island. */
    'index-startups': (chart) =>
      chart
        .land(
          { roughness: 0.42, contours: 10 },
          island([760, 200], 118, { stretch: 1.3, turn: 0.5 }),
          island([920, 330], 40),
        )
        .draw(symbols.compassRose(chart.ink, [560, 520], 120), [430, 390, 260, 260])
        .course(points('280,660 390,470 520,320 640,262'), { width: 4.5 })
        .depths(),
    /** Positions on one chart, each a circle with a point, as navigators mark them. */
    'index-case-studies': (chart, ink) => {
      chart.land({ roughness: 0.4 }, coast([960, 640], [420, 800], 170), island([930, 40], 60));
      const positions = times(
        12,
        (index): Point => [
          280 + (index % 4) * 152 + (index % 3) * 22,
          190 + Math.floor(index / 4) * 144 + ((index * 5) % 4) * 16,
        ],
      );
      chart.line([[210, 60], ...[0, 5, 2, 7, 10].map((index): Point => positions[index] ?? [0, 0])], dashed);
      for (const at of positions) {
        const ring = circle(at, 17, `fill="${ink.bands[0]}" stroke="${ink.ink}" stroke-width="1.8"`);
        chart.draw(ring + circle(at, 3.5, `fill="${ink.ink}"`), around(at, 22));
      }
      return chart.depths({ spacing: 80 });
    },
    /** The course with the four stages named. */
    'index-how-we-work': (chart) =>
      chart
        .land(
          { roughness: 0.38 },
          island([560, 430], 92, { stretch: 1.4, turn: -0.5 }),
          coast([700, 0], [980, 180], 170),
          island([880, 600], 70),
        )
        .course(points('312,520 390,372 620,236 780,356'), { names: voyage, size: 32, width: 4.5 })
        .depths(),
    /** The island at the strait, with the office's position. */
    'index-company': (chart, ink) => {
      chart.land(
        { roughness: 0.24, scale: 170 },
        island([590, 280], 150, { stretch: 1.7, turn: -0.12 }),
        coast([260, 40], [960, 0], 90),
        island([380, 560], 40, { stretch: 1.4 }),
        island([830, 540], 36),
        island([700, 640], 44, { stretch: 1.6 }),
      );
      chart.draw(symbols.star(ink, office, 15));
      chart.label(officePosition(chart.style.position), [560, 492], { size: 29 });
      return chart.course(points('250,640 470,500 598,436'), { width: 4.5 }).depths();
    },
    /** A survey: the boat sails to and fro over a bay, and writes a depth at each sample. */
    'index-this-site': (chart) => {
      const lines = [
        points('380,170 780,150'),
        points('740,250 330,272'),
        points('352,372 700,352'),
        points('742,452 330,474'),
        points('372,574 590,562'),
      ];
      chart
        .keepClear([300, 120, 520, 520])
        .land(
          { roughness: 0.3, scale: 170, contours: 6 },
          coast([850, 0], [900, 330], 190),
          coast([900, 330], [760, 760], 210),
          shoal([560, 390], 150, 0.2),
        )
        .line(lines.flat(), dashed);
      for (const [[fromX, fromY] = [0, 0], [toX, toY] = [0, 0]] of lines) {
        const samples = Math.floor(Math.abs(toX - fromX) / 74);
        for (let sample = 0; sample < samples; sample += 1) {
          const part = (sample + 0.5) / samples;
          const [x, y] = [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part];
          const depth = Math.round(metres(chart.field.at(x, y)));
          chart.label(String(depth), [x, y + 38], { size: 27, anchor: 'middle' });
        }
      }
      return chart
        .waypoint([380, 170])
        .draw(symbols.ship(chart.ink, [612, 561], 87, 74))
        .depths({ spacing: 88 });
    },
    /** The harbour mouth: two moles, a light on each, and the way in. */
    'index-contact-us': (chart, ink) => {
      chart.land({ roughness: 0.25 }, coast([760, 0], [900, 720], 150));
      chart.draw(
        symbols.quay(ink, points('800,90 560,190 500,300 524,312 580,212 812,120')),
        [490, 90, 320, 220],
      );
      chart.draw(
        symbols.quay(ink, points('850,640 600,590 510,460 534,446 616,566 856,610')),
        [500, 440, 350, 200],
      );
      chart.draw(symbols.star(ink, [512, 296], 15)).draw(symbols.star(ink, [522, 460], 15));
      return plot(chart, '250,520 400,420 520,380 690,372', '250,520 520,380 690,372').depths();
    },
    /** Arrived: the ship is at the quay, and the course ends beside it. */
    'index-thank-you': (chart, ink) => {
      chart.land(
        { roughness: 0.3 },
        coast([700, 0], [960, 500], 170),
        island([360, 640], 62, { stretch: 1.4 }),
      );
      chart.draw(symbols.quay(ink, points('840,400 560,330 566,304 850,372')), [556, 300, 300, 104]);
      chart.draw(symbols.ship(ink, [640, 390], 284, 96)).draw(symbols.star(ink, [562, 316], 15));
      return plot(chart, '250,560 420,470 560,430').depths();
    },
    /** An uncharted area: paper, a guessed coast, and a course that stops. */
    'index-not-found': (chart, ink) => {
      chart.land({ roughness: 0.4 }, island([880, 640], 120));
      chart.draw(
        `<path fill="${ink.paper}" d="M0 0H960V330L760 420 560 390 380 560 0 640Z"/><path fill="none" stroke="${ink.ink}" stroke-width="1.6" stroke-dasharray="10 6" d="M960 330L760 420 560 390 380 560 0 640"/>`,
        [0, 0, 960, 400],
      );
      chart.draw(
        `<path fill="none" stroke="${ink.soft}" stroke-width="2" stroke-dasharray="3 8" stroke-linecap="round" d="M480 110C560 60 650 90 700 60S860 120 880 180 800 280 720 260 560 300 510 240 420 150 480 110Z"/>`,
      );
      chart.label(chart.style.words.uncharted, [690, 190], { size: 46, anchor: 'middle', ink: ink.soft });
      return plot(chart, '470,690 560,560 640,470 650,330', '470,690 640,470').depths({
        inside: [300, 420, 660, 300],
      });
    },
  }),
};
