/** What runs React outside browsers: bundled into `renderer.js`, for the build's pages and the server's one. */
export { loadContactPage, renderReturnedForm } from './contact-page.tsx';
export { renderPage } from './render.tsx';
