/** The part of subset-font that we use; the package has no types of its own. */
declare module 'subset-font' {
  const subsetFont: (
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat: 'truetype' | 'woff2';
      variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
      keepAllGlyphs?: boolean;
      keepFeatures?: readonly string[];
    },
  ) => Promise<Buffer>;
  // biome-ignore lint/style/noDefaultExport: this is how the package exports it.
  export default subsetFont;
}
