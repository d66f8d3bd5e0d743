/** Notes what the reader leaves, and sets the next page in motion once it stands in its place. Nothing waits for it. */
import { Component } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { heroChart, pictureOf, turnPage } from './turn.ts';

export function PageTurn() {
  const { pathname } = useLocation();
  return <Turn pathname={pathname} isBack={useNavigationType() === NavigationType.Pop} />;
}

type TurnProps = { pathname: string; isBack: boolean };

/** The link that was pressed: `next` or `prev` for a neighbour, and the picture of a card. */
type Pressed = { rel: string; place: DOMRect | null; source: string };

/** A class, because only a class is asked before the page that one leaves is gone: the router does not say so for Back. */
class Turn extends Component<TurnProps> {
  #pressed: Pressed | null = null;
  /** Whether a card led from one page to another, so that Back reverses what was seen. */
  readonly #byCard = new Map<string, boolean>();

  override componentDidMount(): void {
    // Before the router hears of it, and changes the page.
    addEventListener('click', this.#onClick, { capture: true, passive: true });
  }

  override componentWillUnmount(): void {
    removeEventListener('click', this.#onClick, { capture: true });
  }

  /** @returns where the chart of the page is that one leaves by Back. */
  override getSnapshotBeforeUpdate(before: TurnProps): DOMRect | null {
    const { pathname, isBack } = this.props;
    return isBack && before.pathname !== pathname ? (heroChart()?.getBoundingClientRect() ?? null) : null;
  }

  override componentDidUpdate(before: TurnProps, _state: unknown, chart: DOMRect | null): void {
    const { pathname, isBack } = this.props;
    if (before.pathname === pathname) return;
    const { rel = '', place = null, source = '' } = this.#pressed ?? {};
    const way = isBack ? `${pathname} ${before.pathname}` : `${before.pathname} ${pathname}`;
    if (!isBack) this.#byCard.set(way, place !== null);
    const byCard = this.#byCard.get(way) ?? false;
    turnPage({ path: before.pathname, rel, byCard, picture: isBack ? chart : place, source }, isBack);
    this.#pressed = null;
  }

  override render(): null {
    return null;
  }

  #onClick = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    const picture = pictureOf(link);
    this.#pressed = link && {
      rel: link.rel,
      place: picture?.getBoundingClientRect() ?? null,
      source: picture instanceof HTMLImageElement ? picture.currentSrc : '',
    };
  };
}
