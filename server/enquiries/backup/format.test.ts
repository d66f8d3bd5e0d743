import { expect, test } from 'vitest';
import { storedEnquiry } from '../../../testing/enquiries/sample-enquiry.ts';
import { asLine, line } from './format.ts';

const written = asLine(storedEnquiry());

test('a copy from before there was an optional field has it blank', () => {
  const { company: _, ...earlier } = written;
  expect(line.parse(earlier)).toMatchObject({ company: '', name: 'Mei Ling Tan' });
});

test('a line without the message is refused, and so is one with a field that we don’t know', () => {
  const { message: _, ...cut } = written;
  expect(line.safeParse(cut).success).toBe(false);
  expect(line.safeParse({ ...written, shoeSize: '42' }).success).toBe(false);
});
