/** The parts that come in after React is awake, as one chunk: nothing on a page depends on them. */
export { LivingChart } from './living-chart.tsx';
export { PageTurn } from './page-turn.tsx';
export { SheetEdge } from './sheet-edge.tsx';
