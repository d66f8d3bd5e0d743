/** Small charts: the pillars, the future-proof items, the disciplines and the blog's teasers. */
import type { Chart } from '../chart.ts';
import { channel, coast, island, level, lowest, type Point, ridge, shoal } from '../field.ts';
import { linePath, marked, points } from '../svg.ts';
import * as symbols from '../symbols.ts';
import { drawings } from './composition.ts';
import { passage, voyage } from './passage.ts';

const passagePlan = { width: 400, height: 660, tone: 'light' } as const;
const strait = { width: 1600, height: 470, tone: 'light' } as const;
const pillar = { width: 320, height: 240, tone: 'light' } as const;
const future = { width: 800, height: 560, tone: 'dark' } as const;
const teaser = { width: 640, height: 400, tone: 'light' } as const;
const discipline = { width: 160, height: 160, tone: 'light' } as const;

const leg = { width: 3.5, dash: '10 7' };

export const vignettes = {
  ...drawings(passagePlan, {
    /** Beside the stages: the way past two islands, with room at each waypoint for a mark. */
    'passage-plan': (chart) =>
      chart
        .land(
          { roughness: 0.4, scale: 200, contours: 6 },
          coast([0, 60], [130, 0], 90),
          island([250, 385], 62, { stretch: 1.5, turn: 0.9 }),
          island([130, 190], 34, { stretch: 1.3 }),
          coast([400, 560], [330, 660], 60),
        )
        .course(passage, { names: ['', ...voyage], size: 26, width: 4 })
        .depths({ spacing: 62 })
        .neatline({ minute: 22, width: 7 }),
  }),
  ...drawings(strait, {
    /** A strait: rocks and depths in the surveyed part, a dotted line where it ends. */
    'company-strait': (chart, ink) => {
      chart.land(
        { roughness: 0.36, scale: 190, contours: 6 },
        coast([0, 110], [1600, 60], 120),
        coast([1600, 500], [0, 400], 130),
        island([470, 330], 54, { stretch: 1.7, turn: 0.2 }),
        island([760, 120], 40, { stretch: 1.5 }),
        shoal([930, 250], 120, 0.02),
      );
      chart.draw(`<path fill="${ink.paper}" d="M1330 0H1600V470H1210Z"/>`);
      chart.draw(
        `<path fill="none" stroke="${ink.contour}" stroke-dasharray="3 7" d="M1390 0V470M1490 0V470M1320 90H1600M1290 210H1600M1260 330H1600"/>`,
      );
      chart.draw(
        `<path fill="none" stroke="${ink.ink}" stroke-width="1.8" stroke-dasharray="2 7" stroke-linecap="round" d="M1330 0 1210 470"/>`,
      );
      chart.draw(symbols.danger(ink, [930, 250], 44));
      for (const at of points('918,238 944,246 926,264')) chart.draw(symbols.rock(ink, at, 8));
      for (const at of points('470,330 760,120')) chart.draw(symbols.star(ink, at, 10));
      chart.course(points('-30,300 300,230 640,250 930,150 1200,240'), { width: 4.5 });
      return chart
        .label(chart.style.words.water, [150, 180], { size: 34, ink: ink.soft })
        .label(chart.style.words.nextSurvey, [1330, 300], { size: 30, ink: ink.soft })
        .depths({ inside: [0, 0, 1240, 470], spacing: 96, size: 17 });
    },
  }),
  ...drawings(pillar, {
    /** Goals: one mark on land that every ship steers for. */
    'pillar-goals': (chart) =>
      chart
        .land({ scale: 120, contours: 5 }, coast([150, 0], [320, 150], 80))
        .draw(symbols.star(chart.ink, [262, 62], 15))
        .line(points('40,206 226,86'), leg)
        .waypoint([40, 206], { radius: 7 }),
    /** Risks: the rocks are drawn before a ship meets them. */
    'pillar-risks': (chart) => {
      chart.land({ scale: 110, contours: 6 }, island([160, 118], 52, { height: -0.2 }));
      chart.draw(symbols.danger(chart.ink, [160, 118], 56));
      for (const at of points('142,104 172,112 154,136')) chart.draw(symbols.rock(chart.ink, at, 8));
      return chart.line(points('30,190 98,196 226,180 292,50'), leg).waypoint([292, 50], { radius: 7 });
    },
    /** People: several ships, one meeting point. */
    'pillar-people': (chart) => {
      chart.land({ scale: 130, contours: 5 }, island([300, 30], 50));
      const meeting: Point = [176, 118];
      for (const [at, heading] of marked('44,48,60 40,190,118 288,196,300 170,220,4')) {
        chart.draw(
          `<path stroke="${chart.ink.soft}" stroke-width="1.4" stroke-dasharray="3 6" d="${linePath(at, meeting)}"/>`,
        );
        chart.draw(symbols.ship(chart.ink, at, heading, 30));
      }
      return chart.waypoint(meeting, { radius: 11, width: 4 });
    },
    /** Measures: depths are measured along a line. */
    'pillar-measures': (chart, ink) => {
      const depths = [52, 74, 108, 150, 128, 92, 120, 168];
      const floor = `M0 240V92${depths.map((depth, index) => `L${20 + index * 40} ${depth + 52}`).join('')}L320 200V240Z`;
      chart.draw(
        `<path fill="${ink.bands[1]}" d="M0 0H320V240H0Z"/><path fill="${ink.land}" stroke="${ink.shore}" stroke-width="1.5" d="${floor}"/>`,
      );
      depths.forEach((depth, index) => {
        chart.draw(
          `<path stroke="${ink.soft}" stroke-width="1.4" d="M${20 + index * 40} 34V${depth + 52}"/>`,
        );
      });
      return chart.line(points('0,34 320,34'), leg).waypoint([140, 34], { radius: 7 });
    },
  }),
  ...drawings(future, {
    /** Change: a channel kept open by dredging, wider than today's ships need. */
    'future-change': (chart) =>
      chart
        .sea(lowest(level(0.7), channel(points('-60,470 220,400 420,250 620,210 860,60'), 120)), {
          roughness: 0.35,
          contours: 6,
        })
        .course(points('40,450 230,396 420,252 620,208 760,120'), { width: 4.5 }),
    /** Safety: still water behind a mole. */
    'future-safety': (chart, ink) => {
      chart.land({ roughness: 0.25 }, coast([0, 150], [800, 60], 120));
      chart.draw(symbols.quay(ink, points('120,130 156,126 220,330 520,400 514,436 196,362')));
      chart
        .draw(symbols.star(ink, [512, 418], 16))
        .draw(symbols.anchor(ink, [360, 240], 46))
        .draw(symbols.anchor(ink, [540, 220], 46));
      return chart
        .line(points('760,500 620,400 600,250'), { width: 4.5, dash: '14 9' })
        .waypoint([600, 250])
        .depths({ inside: [0, 380, 800, 180], spacing: 90, size: 20 });
    },
    /** Ownership: a chart with its compass rose. */
    'future-ownership': (chart) =>
      chart
        .land({ roughness: 0.35 }, island([690, 130], 110))
        .draw(symbols.compassRose(chart.ink, [330, 300], 190)),
    /** Growth: one island after another. */
    'future-growth': (chart) =>
      chart
        .land(
          { roughness: 0.3, scale: 180 },
          island([170, 420], 44),
          island([360, 300], 62),
          island([600, 180], 96, { stretch: 1.3 }),
        )
        .course(points('40,520 250,390 450,330 740,300'), { width: 4.5 }),
  }),
  ...drawings(teaser, {
    'teaser-discovery': (chart) =>
      chart
        .land({ roughness: 0.3, scale: 140 }, ridge(points('60,330 240,200 430,240 600,90'), 60, 0.2))
        .depths({ spacing: 64, size: 17 })
        .line(points('50,110 220,90 380,130'), { width: 4, dash: '12 8' })
        .waypoint([380, 130])
        .neatline({ minute: 32 }),
    'teaser-models': (chart, ink) => {
      chart.land({ roughness: 0.3 }, coast([640, 300], [0, 420], 120));
      chart
        .draw(symbols.light(ink, [320, 330], -58, -22, 280, ink.land))
        .draw(symbols.light(ink, [320, 330], -16, 20, 250, ink.bands[3]))
        .draw(symbols.light(ink, [320, 330], 26, 62, 280, ink.land));
      return chart.draw(symbols.star(ink, [320, 330], 15)).neatline({ minute: 32 });
    },
    'teaser-legacy': (chart, ink) => {
      chart.land({ roughness: 0.3, scale: 150 }, coast([400, 0], [560, 400], 130));
      chart.stroke(ink.ink, 1.8, 'M330 0L300 110 350 200 310 300 380 400', '9 6');
      return chart
        .line(points('60,360 160,240 220,100 250,30'), { width: 4, dash: '12 8' })
        .waypoint([160, 240])
        .waypoint([220, 100])
        .neatline({ minute: 32 });
    },
  }),
  ...drawings(discipline, {
    'discipline-strategy': (chart) =>
      chart.draw(ground(chart)).draw(symbols.compassRose(chart.ink, [80, 84], 56)),
    'discipline-design': (chart) =>
      chart
        .draw(ground(chart))
        .draw(
          `<path fill="none" stroke="${chart.ink.ink}" stroke-width="3" d="M80 30L48 128M80 30l32 98"/><circle cx="80" cy="30" r="9" fill="${chart.ink.paper}" stroke="${chart.ink.ink}" stroke-width="3"/><path fill="none" stroke="${chart.ink.soft}" stroke-width="1.6" stroke-dasharray="4 4" d="M30 110A70 70 0 0 0 130 110"/>`,
        ),
    'discipline-engineering': (chart) =>
      chart
        .draw(ground(chart))
        .draw(
          `<g fill="none" stroke="${chart.ink.ink}" stroke-width="3"><path d="M80 28L34 112A70 70 0 0 0 126 112Z"/><path d="M80 28L94 130" stroke="${chart.ink.course}"/><path stroke-width="1.6" d="M44 116l4-8M58 124l3-9M73 129l2-9M103 124l-3-9M117 116l-4-8M88 130l0-9"/></g>`,
        ),
    'discipline-data': (chart) =>
      chart
        .land({ roughness: 0.2, scale: 70, contours: 10 }, shoal([106, 76], 60, 0.1))
        .line(points('30,150 30,30 60,30 60,140'), { width: 3, dash: '8 5' }),
    'discipline-quality': (chart, ink) => {
      return chart
        .draw(ground(chart))
        .draw(
          `<path fill="${ink.land}" stroke="${ink.shore}" stroke-width="1.5" d="M0 130Q40 104 80 122T160 112V160H0Z"/><path stroke="${ink.ink}" stroke-width="2.5" d="M80 14V98"/><path fill="${ink.ink}" d="M73 96h14l4 24H69Z"/><path stroke="${ink.ink}" stroke-width="2" d="M72 34h16M72 54h16M72 74h16"/>`,
        );
    },
    'discipline-operations': (chart, ink) => {
      return chart
        .draw(ground(chart))
        .draw(
          `<path fill="${ink.land}" opacity=".7" d="M80 44L160 16V70Z"/><path fill="${ink.bands[3]}" opacity=".8" d="M80 44L0 22V66Z"/><path fill="${ink.paper}" stroke="${ink.ink}" stroke-width="2.5" d="M68 54h24l8 82H60Z"/><path fill="${ink.ink}" d="M66 34h28v18H66ZM70 24h20v8H70ZM65 84h30l2 20H63Z"/>`,
        );
    },
  }),
};

function ground({ ink, width, height }: Chart): string {
  return `<path fill="${ink.bands[1]}" d="M0 0H${width}V${height}H0Z"/>`;
}
