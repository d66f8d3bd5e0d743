/** Links from earlier versions have answers to questions that are gone. The page that had asked them says so. */

const gone = new Set([
  'secondUser',
  'roles',
  'settings',
  'signIn',
  'dashboards',
  'nativeApps',
  'scaling',
  'adminArea',
  'requests',
  'inputTokens',
  'outputTokens',
  'inputPrice',
  'repeated',
  'reviewed',
  'reviewMinutes',
  'several',
  'distrust',
  'middleman',
  'order',
  'forEver',
  'repository',
  'domain',
  'hosting',
  'stores',
  'dataExport',
  'restoredBackup',
  'cleanBuild',
  'licences',
  'deploy',
  'contract',
]);
const numbered = /^(?:name|needed|changes|sound|separable|known|mayStop)[1-6]$/;

export function showOlderLink(main: HTMLElement): void {
  const place = main.querySelector('[data-older-link]');
  const names = [...new URLSearchParams(location.search).keys()];
  if (place && names.some((name) => gone.has(name) || numbered.test(name)))
    place.textContent =
      'This link is from an older version of this page. It has answers to questions that we no longer ask, and we’ve left them out.';
}
