/** Charts of services, one place each. They have no frame, because they extend beyond a hero's edge. */
import type { Box } from '../chart.ts';
import { coast, highest, island, level, lowest, type Point, ridge, shoal } from '../field.ts';
import type { Outlines } from '../outlines.ts';
import { around, type Crop, circle, cropped, linePath, points, times } from '../svg.ts';
import * as symbols from '../symbols.ts';
import { type Drawing, dashed, drawings, plot } from './composition.ts';

const dark = { width: 960, height: 720, tone: 'dark' } as const;

/** By section and slug, as in `services-dev-ops`. */
export const offers = {
  ...drawings(dark, {
    /** A harbour approach along a leading line of two lights. */
    'services-web-application-development': (chart, ink) => {
      chart.sea(lowest(highest(level(-1.1), coast([360, 0], [960, 520], 190)), level(0.7)), {
        roughness: 0.4,
      });
      const front: Point = [730, 190];
      const rear: Point = [800, 110];
      chart.stroke(ink.ink, 1.6, linePath([300, 681], rear), '16 5 3 5');
      chart.draw(symbols.star(ink, front, 14)).draw(symbols.star(ink, rear, 18));
      return chart.course(points('330,690 450,560 530,440'), { width: 4.5 }).depths();
    },
    /** Two channels round an island to one port: two platforms, one product. */
    'services-mobile-application-development': (chart) => {
      chart.land(
        { roughness: 0.35 },
        island([560, 330], 130, { stretch: 1.3, turn: 1.2 }),
        coast([700, 0], [960, 260], 150),
      );
      chart.line(points('300,660 350,420 450,170 620,110'), dashed);
      return chart.course(points('300,660 560,560 770,400 720,200 620,110'), { width: 4.5 }).depths();
    },
    /** A compass rose: north is settled before a line is drawn. */
    'services-product-design': (chart, ink) => {
      chart.land({ roughness: 0.4, contours: 6 }, island([890, 90], 120), island([300, 640], 70));
      const centre: Point = [610, 350];
      chart.draw(circle(centre, 232, `fill="${ink.bands[0]}" fill-opacity=".75"`), around(centre, 240));
      chart.draw(symbols.compassRose(ink, centre, 225));
      return chart
        .line([centre, symbols.bearing(centre, 52, 390)], dashed)
        .waypoint(centre, { radius: 10, width: 4.5 })
        .depths();
    },
    /** A pilot boat brings people to a ship that's already under way. */
    'services-team-augmentation': (chart, ink) => {
      chart.land({ roughness: 0.4 }, coast([960, 420], [500, 760], 150));
      chart.course(points('300,600 480,420 640,240 860,120'), { width: 4.5 });
      chart
        .draw(symbols.ship(ink, [560, 330], 42, 110))
        .draw(symbols.ship(ink, [650, 452], 8, 44, ink.land))
        .draw(symbols.ship(ink, [716, 506], 330, 44, ink.land));
      chart.stroke(ink.soft, 1.6, 'M770 580C740 540 690 500 640 424M716 506C690 450 640 400 604 352', '3 6');
      return chart.depths();
    },
    /** A ship on a reef, and the one way off it, the way it came. */
    'services-project-rescue': (chart, ink) => {
      chart.land(
        { roughness: 0.35, scale: 160, contours: 4 },
        ridge(points('470,120 620,260 760,300 900,480'), 90, -0.1),
        island([880, 120], 80),
      );
      chart.draw(symbols.danger(ink, [610, 268], 92));
      for (const at of points('560,210 650,220 700,300 770,330 820,390 500,160'))
        chart.draw(symbols.rock(ink, at, 9));
      chart.draw(symbols.ship(ink, [608, 282], 118, 84));
      const off: Point[] = points('566,302 430,380 400,520 560,640 860,640');
      return chart.line(off, dashed).waypoint([430, 380]).waypoint([400, 520]).waypoint([860, 640]).depths();
    },
    /** The tide: the same rise and fall every day. */
    'services-dev-ops': (chart, ink) => {
      chart.land({ roughness: 0.22, contours: 12 }, coast([960, 640], [0, 560], 260));
      const tide = (x: number) => Math.round(270 + Math.sin(x / 76) * 105 + Math.sin(x / 38) * 22);
      const curve = times(61, (index): Point => [index * 16, tide(index * 16)]);
      chart.graticule(80, { ink: ink.contour });
      chart.stroke(ink.ink, 1.4, 'M0 270H960');
      const bars = times(24, (index) => `M${20 + index * 40} 270V${tide(20 + index * 40)}`).join('');
      chart.draw(`<path stroke="${ink.soft}" stroke-width="1.4" d="${bars}"/>`);
      chart.line(curve, dashed);
      for (const x of [304, 544, 784]) chart.waypoint([x, tide(x)], { radius: 9, width: 4.5 });
      return chart;
    },
    /** A causeway: islets, each tied to the one before. */
    'services-blockchain-development': (chart, ink) => {
      const links = times(7, (index): Point => [250 + index * 118, 560 - index * 66 + (index % 2) * 70]);
      chart.land(
        { roughness: 0.14, scale: 110, contours: 9 },
        ridge(links, 70, -0.25),
        ...links.map((at) => island(at, 44, { stretch: 1.15 })),
      );
      chart.draw(
        `<path fill="none" stroke="${ink.shore}" stroke-width="9" d="${linePath(...links)}"/><path fill="none" stroke="${ink.bands[0]}" stroke-width="5" stroke-dasharray="9 4" d="${linePath(...links)}"/>`,
      );
      for (const at of links)
        chart.draw(
          `<path transform="translate(${at.join(' ')})rotate(45)" fill="${ink.bands[0]}" stroke="${ink.shore}" stroke-width="2" d="M-13-13H13V13H-13Z"/>`,
        );
      return chart.course(points('300,690 560,600 760,520 930,400'), { width: 4.5 }).depths();
    },
    /** A survey: lines of depths show the shape of the sea floor. */
    'services-artificial-intelligence': (chart, ink) => {
      chart.land({ roughness: 0.34, contours: 5 }, shoal([640, 320], 330, 0.12), island([900, 640], 80));
      const lines = times(15, (index) => `M${250 + index * 52} 0V720`).join('');
      chart.draw(
        `<path stroke="${ink.soft}" stroke-width="1" stroke-dasharray="2 8" stroke-linecap="round" d="${lines}"/>`,
      );
      chart.line(points('302,700 302,610 302,110 406,110 406,610 510,610 510,110'), dashed);
      chart.waypoint([510, 110], { radius: 9, width: 4.5 });
      return chart.depths({ spacing: 52, size: 14, inside: [530, 0, 430, 720] });
    },
    /** A basin dug to measure: nothing on the coast fitted the ship. */
    'enterprises-application-development': (chart, ink) => {
      chart.land({ roughness: 0.3 }, coast([430, 0], [960, 420], 120));
      chart.draw(
        `<path fill="${ink.bands[2]}" stroke="${ink.shore}" stroke-width="2" d="M560 330L640 180 760 130 880 210 850 330 720 430Z"/>`,
        [540, 120, 350, 320],
      );
      chart.stroke(ink.soft, 1.4, 'M575 322L650 194 757 150 862 218 836 318 720 408Z', '6 5');
      chart.stroke(ink.ink, 1.4, 'M900 214L868 336M893 212l14 4M861 334l14 4');
      chart.draw(symbols.ship(ink, [742, 270], 62, 120));
      return plot(chart, '300,640 470,520 620,366').depths();
    },
    /** Reclaimed land: the old shore stays on the chart while the new one is built outside it. */
    'enterprises-legacy-application': (chart, ink) => {
      chart.land({ roughness: 0.4 }, coast([560, 0], [880, 720], 170));
      chart.draw(
        `<path fill="${ink.land}" fill-opacity=".35" stroke="${ink.shore}" stroke-width="2" stroke-dasharray="9 6" d="M500 60L620 20 800 380 860 680 700 700 600 500 470 280Z"/>`,
        [470, 20, 300, 690],
      );
      const fill = times(
        18,
        (index) => `M${486 + index * 12} ${100 + index * 34}l${90 - index * 2} -34`,
      ).join('');
      chart.draw(`<path stroke="${ink.shore}" stroke-width="1.2" d="${fill}"/>`);
      return chart.course(points('300,90 380,320 470,520 560,680'), { width: 4.5 }).depths();
    },
    /** A strait with ferries between its shores. */
    'enterprises-software-integration': (chart, ink) => {
      chart.land(
        { roughness: 0.4, contours: 5 },
        coast([330, 0], [960, 190], 140),
        coast([960, 640], [250, 800], 200),
      );
      const crossings = [
        points('480,150 400,560'),
        points('610,180 540,570'),
        points('790,230 700,580'),
        points('900,250 880,560'),
        points('610,180 700,580'),
        points('480,150 540,570'),
      ];
      for (const crossing of crossings)
        chart.draw(
          `<path stroke="${ink.soft}" stroke-width="1.8" stroke-dasharray="9 6" d="${linePath(...crossing)}"/>`,
        );
      chart.line(points('790,230 700,580'), dashed);
      for (const at of new Map(crossings.flat().map((point) => [point.join(), point])).values())
        chart.draw(
          `<path fill="${ink.bands[0]}" stroke="${ink.ink}" stroke-width="2.5" d="M${at[0] - 8} ${at[1] - 8}h16v16h-16Z"/>`,
        );
      chart
        .draw(symbols.ship(ink, [452, 292], 190, 40))
        .draw(symbols.ship(ink, [575, 380], 8, 40))
        .draw(symbols.ship(ink, [745, 406], 194, 46, ink.course));
      return chart.depths({ spacing: 90 });
    },
  }),
  ...drawings(
    { ...dark, tone: 'light' },
    {
      /** A small boat crosses the bar at high water. */
      'startups-mvp': (chart, ink) => {
        chart.land(
          { roughness: 0.3, contours: 6 },
          ridge(points('420,0 500,260 430,470 520,720'), 80, -0.16),
          island([820, 220], 130, { stretch: 1.2, turn: 0.5 }),
        );
        chart.draw(symbols.ship(ink, [330, 508], 62, 46));
        return plot(chart, '330,508 470,418 690,300', '470,418 690,300').depths({ spacing: 84 });
      },
    },
  ),
};

/** The most telling part of each chart, for lists, because the whole chart would be too small there. */
const details: Readonly<Record<string, Box>> = {
  'services-web-application-development': [560, 60, 400, 300],
  'services-mobile-application-development': [340, 110, 480, 360],
  'services-product-design': [370, 170, 480, 360],
  'services-team-augmentation': [440, 240, 400, 300],
  'services-project-rescue': [430, 130, 400, 300],
  'services-dev-ops': [200, 120, 400, 300],
  'services-blockchain-development': [420, 250, 400, 300],
  'services-artificial-intelligence': [280, 70, 400, 300],
  'enterprises-application-development': [520, 100, 440, 330],
  'enterprises-legacy-application': [440, 120, 440, 330],
  'enterprises-software-integration': [420, 170, 440, 330],
  'startups-mvp': [270, 270, 480, 360],
};

export const offerDetails: Readonly<Record<string, Drawing>> = Object.fromEntries(
  Object.entries(offers).map(([name, draw]) => {
    const box = detailOf(name);
    const key = `detail-${name}`;
    const detail = (outlines: Outlines) => cropped(draw.chart(outlines.style(box)).svg(), box);
    return [key, Object.assign(detail, { key })];
  }),
);

function detailOf(name: string): Crop {
  const [x, y, width, height] = details[name] ?? [];
  if (x === undefined || y === undefined || !width || !height)
    throw new Error(`${name} has no detail: add its box to src/drawings/charts/offers.ts`);
  return { x, y, width, height };
}
