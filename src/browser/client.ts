/** What runs on every page once it has settled: menus, palette, motion, links and islands. */
import { keepDraft } from './draft.ts';
import { watchLinks } from './links.ts';
import { watchLogoStrip } from './logo-strip.ts';
import { watchMenus } from './menu.ts';
import { startMotion } from './motion.ts';
import { startNavigation } from './navigation.ts';
import { watchPalette } from './palette.ts';
import { shownMain, startMain } from './show.ts';

/** In tasks of their own, so that none holds up a press. */
export async function start(): Promise<void> {
  // Controls that didn't work after an earlier failure work now.
  delete document.documentElement.dataset['failed'];
  const main = shownMain();
  watchMenus();
  watchPalette();
  watchLogoStrip();
  showYear();
  keepDraft(main);
  await nextTask();
  startNavigation();
  watchLinks();
  await nextTask();
  prefetchFonts();
  await nextTask();
  // Another page may have come meanwhile.
  if (!main.isConnected) return;
  startMain(main);
  await nextTask();
  if (main.isConnected) startMotion(main);
}

/** The footer's, by the visitor's clock. */
function showYear(): void {
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = String(new Date().getFullYear());
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** For the next page, where a slow first visit did without them: boot.ts. */
function prefetchFonts(): void {
  const links = document.querySelector<HTMLTemplateElement>('template[data-fonts]')?.content;
  if (!links || document.documentElement.dataset['withoutFonts'] === undefined) return;
  for (const link of links.querySelectorAll('link')) link.rel = 'prefetch';
  document.head.append(links);
}
