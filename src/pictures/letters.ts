/** How words are set in a picture. */
export type Face = 'italic' | 'sans' | 'sans-bold';

export type Lettering = {
  face?: Face;
  size: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Extra space between letters, in ems. */
  tracking?: number;
};
