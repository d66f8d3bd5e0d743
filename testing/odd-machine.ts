/**
 * For tests: a zone with a quarter of an hour and a language with decimal commas, so that nothing relies on the usual
 * ones. For Node and browsers alone; what else tests start has the machine's own.
 */
export const oddMachine = { TZ: 'Asia/Kathmandu', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' } as const;

/** The same as a browser calls it. */
export const oddBrowser = { timezoneId: oddMachine.TZ, locale: 'de-DE' } as const;
