/** The current year, even if the page was built in an earlier one. */
import { useEffect, useState } from 'react';

export function CopyrightYear({ builtIn }: { builtIn: number }) {
  const [year, setYear] = useState(builtIn);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}
