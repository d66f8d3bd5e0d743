/** The part of the router that waking evaluates second; by name, so that the bundler leaves out what is unused. */
export { createBrowserRouter } from 'react-router';
export { RouterProvider } from 'react-router/dom';
