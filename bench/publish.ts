/** Puts a part's findings into `content/measurements.json`, from which the site shows them with date and circumstances. */
import { existsSync, writeFileSync } from 'node:fs';
import { openYaml, validate } from '../src/content/read-document.ts';
import { type Measurements, measurementsSchema } from '../src/content/schema/measurements.ts';
import type { circumstances, Finding, PartReport } from './report.ts';

/** Replaces what the part's last run has published; other parts stay. */
export function publish(
  { part, findings }: PartReport,
  where: ReturnType<typeof circumstances>,
  note: string,
  file = 'content/measurements.json',
): void {
  const before: Measurements = existsSync(file)
    ? validate(openYaml(file), measurementsSchema)
    : { parts: [] };
  const entry = {
    part,
    date: new Date().toISOString().slice(0, 10),
    ...where,
    ...(note && { note }),
    findings: findings.map(withoutBlanks),
  };
  const parts = [...before.parts.filter((earlier) => earlier.part !== part), entry];
  parts.sort((a, b) => a.part.localeCompare(b.part));
  writeFileSync(file, `${JSON.stringify(measurementsSchema.parse({ parts }), null, 2)}\n`);
}

function withoutBlanks({ note, bound, ...finding }: Finding) {
  const remark = note?.trim();
  return {
    ...finding,
    ...(bound && { bound: { ...bound, figure: Number(bound.figure.toPrecision(4)) } }),
    ...(remark && { note: remark }),
  };
}
