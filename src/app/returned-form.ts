/** A form that the server sends back, with what the visitor wrote: the contact page begins with its state. */
import type { ContactFormState } from '../../contract/contact-form.ts';
import { paths } from '../content/paths.ts';
import type { DataSource, RoutedPage } from './routes.tsx';

export function withFormState(source: DataSource, state: ContactFormState): DataSource {
  const withState = (page: RoutedPage): RoutedPage =>
    page.route === paths.contact ? { ...page, data: { ...page.data, state } } : page;
  return {
    ...source,
    page: async (pathname) => {
      const pageOf = await source.page(pathname);
      return pageOf && ((route) => withState(pageOf(route)));
    },
  };
}
