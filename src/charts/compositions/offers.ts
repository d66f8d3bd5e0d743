/** Charts of services, one place each. They extend beyond a hero's edge, so they have no frame. */
import { coast, highest, island, level, lowest, type Point, ridge, shoal } from '../field.ts';
import * as marks from '../marks.ts';
import { linePath, points } from '../points.ts';
import { drawings, plot } from './composition.ts';

const sea = level(-1.1);
const size = { width: 960, height: 720 } as const;

/** By section and slug, as in `services-dev-ops`. */
export const offers = {
  ...drawings(
    { ...size, tone: 'dark' },
    {
      /** A harbour approach on a leading line: two lights in one, and the way is right. */
      'services-web-application-development': (sheet) => {
        const { ink } = sheet;
        sheet.sea(lowest(highest(sea, coast([360, 0], [960, 520], 190)), level(0.7)), { roughness: 0.4 });
        const front: Point = [730, 190];
        const rear: Point = [800, 110];
        sheet.draw(
          `<path fill="none" stroke="${ink.ink}" stroke-width="1.6" stroke-dasharray="16 5 3 5" d="${linePath([300, 681], rear)}"/>`,
        );
        sheet.draw(marks.star(ink, front, 14)).draw(marks.star(ink, rear, 18));
        return sheet.course(points('330,690 450,560 530,440'), { width: 4.5 }).soundings();
      },
      /** Two channels round an island to one port: two platforms, one product. */
      'services-mobile-application-development': (sheet) => {
        sheet.sea(
          highest(
            sea,
            island([560, 330], 130, { stretch: 1.3, turn: 1.2 }),
            coast([700, 0], [960, 260], 150),
          ),
          { roughness: 0.35 },
        );
        sheet.line(points('300,660 350,420 450,170 620,110'), { width: 4.5, dash: '15 10' });
        return sheet.course(points('300,660 560,560 770,400 720,200 620,110'), { width: 4.5 }).soundings();
      },
      /** The rose: before a line is drawn, one settles where north is. */
      'services-product-design': (sheet) => {
        const { ink } = sheet;
        sheet.sea(highest(sea, island([890, 90], 120), island([300, 640], 70)), {
          roughness: 0.4,
          contours: 6,
        });
        const centre: Point = [610, 350];
        sheet.draw(
          `<circle cx="610" cy="350" r="232" fill="${ink.bands[0]}" fill-opacity=".75"/>`,
          [370, 110, 480, 480],
        );
        sheet.draw(marks.compassRose(ink, centre, 225));
        return sheet
          .line([centre, marks.bearing(centre, 52, 390)], { width: 4.5, dash: '15 10' })
          .waypoint(centre, { radius: 10, width: 4.5 })
          .soundings();
      },
      /** A pilot boat brings people aboard a ship that is under way already. */
      'services-team-augmentation': (sheet) => {
        const { ink } = sheet;
        sheet.sea(highest(sea, coast([960, 420], [500, 760], 150)), { roughness: 0.4 });
        sheet.course(points('300,600 480,420 640,240 860,120'), { width: 4.5 });
        sheet
          .draw(marks.ship(ink, [560, 330], 42, 110))
          .draw(marks.ship(ink, [650, 452], 8, 44, ink.land))
          .draw(marks.ship(ink, [716, 506], 330, 44, ink.land));
        sheet.draw(
          `<path fill="none" stroke="${ink.soft}" stroke-width="1.6" stroke-dasharray="3 6" d="M770 580C740 540 690 500 640 424M716 506C690 450 640 400 604 352"/>`,
        );
        return sheet.soundings();
      },
      /** A ship on a reef, and the one way off it, the way it came. */
      'services-project-rescue': (sheet) => {
        const { ink } = sheet;
        sheet.sea(
          highest(sea, ridge(points('470,120 620,260 760,300 900,480'), 90, -0.1), island([880, 120], 80)),
          { roughness: 0.35, scale: 160, contours: 4 },
        );
        sheet.draw(marks.danger(ink, [610, 268], 92));
        for (const at of points('560,210 650,220 700,300 770,330 820,390 500,160'))
          sheet.draw(marks.rock(ink, at, 9));
        sheet.draw(marks.ship(ink, [608, 282], 118, 84));
        const off: Point[] = points('566,302 430,380 400,520 560,640 860,640');
        return sheet
          .line(off, { width: 4.5, dash: '15 10' })
          .waypoint([430, 380])
          .waypoint([400, 520])
          .waypoint([860, 640])
          .soundings();
      },
      /** The tide: the same rise and fall every day, measured in advance. */
      'services-dev-ops': (sheet) => {
        const { ink } = sheet;
        sheet.sea(highest(sea, coast([960, 640], [0, 560], 260)), { roughness: 0.22, contours: 12 });
        const tide = (x: number) => Math.round(270 + Math.sin(x / 76) * 105 + Math.sin(x / 38) * 22);
        const curve = Array.from({ length: 61 }, (_, index): Point => [index * 16, tide(index * 16)]);
        sheet.graticule(80, { ink: ink.contour });
        sheet.draw(`<path fill="none" stroke="${ink.ink}" stroke-width="1.4" d="M0 270H960"/>`);
        const bars = Array.from(
          { length: 24 },
          (_, index) => `M${20 + index * 40} 270V${tide(20 + index * 40)}`,
        ).join('');
        sheet.draw(`<path stroke="${ink.soft}" stroke-width="1.4" d="${bars}"/>`);
        sheet.line(curve, { width: 4.5, dash: '15 10' });
        for (const x of [304, 544, 784]) sheet.waypoint([x, tide(x)], { radius: 9, width: 4.5 });
        return sheet;
      },
      /** A causeway: islets that only stand because each is tied to the one before. */
      'services-blockchain-development': (sheet) => {
        const { ink } = sheet;
        const links = Array.from(
          { length: 7 },
          (_, index): Point => [250 + index * 118, 560 - index * 66 + (index % 2) * 70],
        );
        sheet.sea(
          highest(sea, ridge(links, 70, -0.25), ...links.map((at) => island(at, 44, { stretch: 1.15 }))),
          { roughness: 0.14, scale: 110, contours: 9 },
        );
        sheet.draw(
          `<path fill="none" stroke="${ink.shore}" stroke-width="9" d="${linePath(...links)}"/><path fill="none" stroke="${ink.bands[0]}" stroke-width="5" stroke-dasharray="9 4" d="${linePath(...links)}"/>`,
        );
        for (const at of links)
          sheet.draw(
            `<path transform="translate(${at.join(' ')})rotate(45)" fill="${ink.bands[0]}" stroke="${ink.shore}" stroke-width="2" d="M-13-13H13V13H-13Z"/>`,
          );
        return sheet.course(points('300,690 560,600 760,520 930,400'), { width: 4.5 }).soundings();
      },
      /** A survey: sounding lines run over the ground until its shape shows through. */
      'services-artificial-intelligence': (sheet) => {
        const { ink } = sheet;
        sheet.sea(highest(sea, shoal([640, 320], 330, 0.12), island([900, 640], 80)), {
          roughness: 0.34,
          contours: 5,
        });
        const lines = Array.from({ length: 15 }, (_, index) => `M${250 + index * 52} 0V720`).join('');
        sheet.draw(
          `<path stroke="${ink.soft}" stroke-width="1" stroke-dasharray="2 8" stroke-linecap="round" d="${lines}"/>`,
        );
        const turns = [302, 406, 510].flatMap((x, index): Point[] =>
          index % 2
            ? [
                [x, 110],
                [x, 610],
              ]
            : [
                [x, 610],
                [x, 110],
              ],
        );
        sheet.line([[302, 700], ...turns], { width: 4.5, dash: '15 10' });
        sheet.waypoint([510, 110], { radius: 9, width: 4.5 });
        return sheet.soundings({ spacing: 52, size: 14, inside: [530, 0, 430, 720] });
      },
      /** A basin dug to measure: nothing on the coast fitted the ship. */
      'enterprises-application-development': (sheet) => {
        const { ink } = sheet;
        sheet.sea(highest(sea, coast([430, 0], [960, 420], 120)), { roughness: 0.3 });
        sheet.draw(
          `<path fill="${ink.bands[2]}" stroke="${ink.shore}" stroke-width="2" d="M560 330L640 180 760 130 880 210 850 330 720 430Z"/>`,
          [540, 120, 350, 320],
        );
        sheet.draw(
          `<path fill="none" stroke="${ink.soft}" stroke-width="1.4" stroke-dasharray="6 5" d="M575 322L650 194 757 150 862 218 836 318 720 408Z"/>`,
        );
        sheet.draw(
          `<path fill="none" stroke="${ink.ink}" stroke-width="1.4" d="M900 214L868 336M893 212l14 4M861 334l14 4"/>`,
        );
        sheet.draw(marks.ship(ink, [742, 270], 62, 120));
        return plot(sheet, '300,640 470,520 620,366').soundings();
      },
      /** Reclaimed land: the old shore stays on the chart while the new one is built outside it. */
      'enterprises-legacy-application': (sheet) => {
        const { ink } = sheet;
        sheet.sea(highest(sea, coast([560, 0], [880, 720], 170)), { roughness: 0.4 });
        sheet.draw(
          `<path fill="${ink.land}" fill-opacity=".35" stroke="${ink.shore}" stroke-width="2" stroke-dasharray="9 6" d="M500 60L620 20 800 380 860 680 700 700 600 500 470 280Z"/>`,
          [470, 20, 300, 690],
        );
        const fill = Array.from(
          { length: 18 },
          (_, index) => `M${486 + index * 12} ${100 + index * 34}l${90 - index * 2} -34`,
        ).join('');
        sheet.draw(`<path stroke="${ink.shore}" stroke-width="1.2" d="${fill}"/>`);
        return sheet.course(points('300,90 380,320 470,520 560,680'), { width: 4.5 }).soundings();
      },
      /** A strait with ferries: each shore keeps its own ways, the lines between them run on time. */
      'enterprises-software-integration': (sheet) => {
        const { ink } = sheet;
        sheet.sea(highest(sea, coast([330, 0], [960, 190], 140), coast([960, 640], [250, 800], 200)), {
          roughness: 0.4,
          contours: 5,
        });
        const crossings = [
          points('480,150 400,560'),
          points('610,180 540,570'),
          points('790,230 700,580'),
          points('900,250 880,560'),
          points('610,180 700,580'),
          points('480,150 540,570'),
        ];
        for (const crossing of crossings)
          sheet.draw(
            `<path stroke="${ink.soft}" stroke-width="1.8" stroke-dasharray="9 6" d="${linePath(...crossing)}"/>`,
          );
        sheet.line(points('790,230 700,580'), { width: 4.5, dash: '15 10' });
        for (const at of new Map(crossings.flat().map((point) => [point.join(), point])).values())
          sheet.draw(
            `<path fill="${ink.bands[0]}" stroke="${ink.ink}" stroke-width="2.5" d="M${at[0] - 8} ${at[1] - 8}h16v16h-16Z"/>`,
          );
        sheet
          .draw(marks.ship(ink, [452, 292], 190, 40))
          .draw(marks.ship(ink, [575, 380], 8, 40))
          .draw(marks.ship(ink, [745, 406], 194, 46, ink.course));
        return sheet.soundings({ spacing: 90 });
      },
    },
  ),
  ...drawings(
    { ...size, tone: 'light' },
    {
      /** Over the bar at high water, in a small boat, with as little aboard as will do. */
      'startups-mvp': (sheet) => {
        const { ink } = sheet;
        sheet.sea(
          highest(
            sea,
            ridge(points('420,0 500,260 430,470 520,720'), 80, -0.16),
            island([820, 220], 130, { stretch: 1.2, turn: 0.5 }),
          ),
          { roughness: 0.3, contours: 6 },
        );
        sheet.draw(marks.ship(ink, [330, 508], 62, 46));
        return plot(sheet, '330,508 470,418 690,300', '470,418 690,300').soundings({ spacing: 84 });
      },
    },
  ),
};
