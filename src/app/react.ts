/** React by itself. `boot` imports it before the client, so that it's evaluated in a task of its own. */
import 'react-dom/client';
import 'react/jsx-runtime';
