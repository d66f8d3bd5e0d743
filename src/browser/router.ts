/** Of the router, what waking evaluates ahead of the rest; naming it lets the bundler leave out what nobody uses. */
export { createBrowserRouter } from 'react-router';
export { RouterProvider } from 'react-router/dom';
