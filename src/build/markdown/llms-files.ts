/** The site for language models, in the form of llmstxt.org: a list of all pages, and all their text in one. */

export type LlmsPage = {
  title: string;
  /** Where its Markdown is. */
  url: string;
  description: string;
};

export type LlmsSection = { heading: string; pages: readonly LlmsPage[] };

type Summary = { name: string; description: string };

/** `/llms.txt`: name, summary, and a section of links for each part of the site. */
export function llmsIndex(summary: Summary, sections: readonly LlmsSection[]): string {
  const lists = sections
    .filter(({ pages }) => pages.length > 0)
    .map(({ heading, pages }) => {
      const links = pages.map(
        ({ title, url, description }) => `- [${escaped(title)}](${url}): ${description}\n`,
      );
      return `\n## ${heading}\n\n${links.join('')}`;
    });
  return opening(summary) + lists.join('');
}

/** `/llms-full.txt`: every page whole, each below its title. */
export function llmsFull(summary: Summary, pages: readonly string[]): string {
  return [opening(summary), ...pages].join('\n');
}

function opening({ name, description }: Summary): string {
  return `# ${name}\n\n> ${description}\n`;
}

function escaped(title: string): string {
  return title.replaceAll(/[[\]]/g, (bracket) => `\\${bracket}`);
}
