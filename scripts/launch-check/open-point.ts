/** What has to be done about it: put the provider's own value, or get an approval. */
export type Group = 'replace' | 'approve';

export type OpenPoint = { group: Group; file: string; line: number; what: string };
