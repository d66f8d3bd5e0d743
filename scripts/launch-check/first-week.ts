/** What to look at in the first week after a launch, and how. */
export const firstWeek = [
  'The first hour: send an enquiry from a phone, see it mailed, and find it with npm run enquiries -- list.',
  'Daily: npm run enquiries -- list --open; nobody waits for an answer, and nothing is FAILED or held.',
  'Daily: npm run enquiries -- refused; a jump in one reason is an attack, or a fault of ours.',
  'Daily: GET /readyz answers 200, and the log has no line with the field alert.',
  'The second day: restore a backup on another machine, as docs/back-up-and-restore.md says.',
  'The third day: old addresses that people still come by lead somewhere; add them to content/redirects.yaml.',
  'The seventh day: the search engine has read sitemap.xml and reports no page that it could not.',
];
