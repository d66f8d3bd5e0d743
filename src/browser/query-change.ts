/** Sent to the window when the page's query changes. */
export const queryChange = 'querychange';
