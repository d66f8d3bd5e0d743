/** For tests: a JPEG that no quality brings within the budget of its size. */
import sharp from 'sharp';

export function busyPhoto(): Promise<Buffer> {
  const [width, height, channels] = [400, 300, 3] as const;
  const noise = Array.from(
    { length: width * height * channels },
    (_, index) => ((index * 7919) % 251) ^ ((index >> 3) % 256),
  );
  return sharp(Buffer.from(noise), { raw: { width, height, channels } }).jpeg().toBuffer();
}
