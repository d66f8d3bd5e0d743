/** What a height of the sea floor is in metres, as the soundings say it. */

/** Heights at the edges of the depth bands, from deep to shallow; the shore is at 0. */
export const bandEdges = [-0.75, -0.42, -0.16] as const;

export function metres(height: number): number {
  return 2 - height * 27;
}
