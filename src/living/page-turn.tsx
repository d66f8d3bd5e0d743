/** Notes what the reader leaves, and sets the next page in motion once it stands in its place. Nothing waits for it. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { type Left, pictureOf, turnPage } from './turn.ts';

export function PageTurn() {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const left = useRef<Left>({ path: pathname, picture: null, source: '' });

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const picture = pictureOf(target instanceof Element ? target.closest('a') : null);
      left.current.picture = picture?.getBoundingClientRect() ?? null;
      left.current.source = picture instanceof HTMLImageElement ? picture.currentSrc : '';
    };
    const listening = new AbortController();
    // Before the router hears of it, and changes the page.
    const options = { capture: true, passive: true, signal: listening.signal };
    addEventListener('click', onClick, options);
    return () => listening.abort();
  }, []);

  useLayoutEffect(() => {
    if (left.current.path === pathname) return;
    turnPage(left.current, isBack);
    left.current = { path: pathname, picture: null, source: '' };
  }, [pathname, isBack]);

  return null;
}
