/** The bar: the desktop menu at 1280 px and wider, the burger below. White over a dark hero until scrolled. */
import type { LayoutData, Tone } from '../site/page-data.ts';
import { DesktopMenuItem } from './desktop-menu-item.tsx';
import { LinkOrButton } from './link-or-button.tsx';
import { Logo } from './logo.tsx';
import { Burger } from './mobile-menu.tsx';
import './navigation-bar.css';

type NavigationBarProps = { layout: LayoutData; tone: Tone; path: string | undefined };

export function NavigationBar({ layout, tone, path }: NavigationBarProps) {
  const { brand, provider, menu, contact } = layout;
  return (
    <header className="bar" data-tone={tone}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <div className="bar-inner">
        <a className="bar-home" href="/" aria-label={`${provider.name}, home page`}>
          <Logo mark={brand.mark} name={provider.name} first />
        </a>
        <nav className="bar-menu" aria-label="Main">
          <ul>
            {menu.map((item, index) => (
              <DesktopMenuItem key={item.title} item={item} index={index} path={path} />
            ))}
          </ul>
        </nav>
        <div className="bar-contact">
          <LinkOrButton path={contact.path} size="small">
            {contact.label}
          </LinkOrButton>
        </div>
        <Burger />
      </div>
    </header>
  );
}
