/** A page that is drawn before it is visited; TypeScript does not know it, because not all browsers do. */
interface Document {
  readonly prerendering?: boolean;
}
interface PerformanceNavigationTiming {
  /** When it was visited, in milliseconds since it was asked for; 0 where it was not drawn ahead. */
  readonly activationStart?: number;
}
