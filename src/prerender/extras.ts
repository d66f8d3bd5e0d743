/** What a site has besides its pages: sitemap, robots, icons, PDFs, social images. */
export {};
