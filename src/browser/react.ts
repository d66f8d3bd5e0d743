/** The part of React that waking evaluates first; the rest is evaluated when it is first imported. */
export { hydrateRoot } from 'react-dom/client';
