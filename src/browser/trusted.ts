/** The Trusted Types policy, which every page's policy asks for where text becomes markup or a script's address. */

/** To the DOM's types trusted text is a string. */
type Rules = { createHTML(html: string): string; createScriptURL(url: string): string };

declare global {
  var trustedTypes: { createPolicy(name: string, rules: Rules): Rules } | undefined;
}

const rules: Rules = { createHTML: (html) => html, createScriptURL: (url) => url };

export const trusted = globalThis.trustedTypes?.createPolicy('site', rules) ?? rules;
