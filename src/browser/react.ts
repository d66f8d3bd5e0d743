/** Of React, what waking evaluates ahead of all else; React itself is not evaluated before somebody asks for it. */
export { hydrateRoot } from 'react-dom/client';
