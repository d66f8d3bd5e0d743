/** The provider's mark: two shores, and the course between them. It takes its ink from the text around it. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path d="M2 2h16c1 5-3 7-6 9s-3 6-10 8Z" fill="currentColor" />
        <path d="M30 30H13c0-5 4-6 7-8s4-7 10-9Z" fill="currentColor" />
        <path className="logo-course" d="m5 27 9-8 4-5 9-8" />
      </svg>
      {name}
    </span>
  );
}
