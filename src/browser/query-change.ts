/** Sent to the window when the page that's shown has another query, by a link or by the history. */
export const queryChange = 'querychange';
