/** Icons of Lucide (ISC licence): the package takes more bytes than all of these. */

const shapes = {
  menu: 'M4 5h16M4 12h16M4 19h16',
  close: 'M18 6 6 18M6 6l12 12',
  plus: 'M5 12h14M12 5v14',
  chevron: 'm6 9 6 6 6-6',
} as const;

type IconProps = { shape: keyof typeof shapes; size?: number };

export function Icon({ shape, size = 24 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[shape]} />
    </svg>
  );
}
