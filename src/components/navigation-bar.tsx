/** The bar: the desktop menu at 1280 px and wider, the burger below. White over a dark hero until scrolled. */
import { fill } from '../../contract/fill.ts';
import type { LayoutData, Tone } from '../site/page-data.ts';
import { DesktopMenuItem } from './desktop-menu-item.tsx';
import { LinkOrButton } from './link-or-button.tsx';
import { Logo } from './logo.tsx';
import { Burger } from './mobile-menu.tsx';
import './navigation-bar.css';

type NavigationBarProps = { layout: LayoutData; tone: Tone; path: string | undefined };

export function NavigationBar({ layout, tone, path }: NavigationBarProps) {
  const { provider, menu, contact, words } = layout;
  return (
    <header className="bar" data-tone={tone}>
      <a className="skip-link" href="#main">
        {words.bar.skip}
      </a>
      <div className="bar-inner">
        <a className="bar-home" href="/" aria-label={fill(words.bar.home, { name: provider.name })}>
          <Logo name={provider.name} first />
        </a>
        <nav className="bar-menu" aria-label={words.bar.label}>
          <ul>
            {menu.map((item, index) => (
              <DesktopMenuItem key={item.title} item={item} index={index} path={path} words={words.bar} />
            ))}
          </ul>
        </nav>
        <div className="bar-contact">
          <LinkOrButton path={contact.path} size="small">
            {contact.label}
          </LinkOrButton>
        </div>
        <Burger words={words.mobileMenu} />
      </div>
    </header>
  );
}
