/** Who a page is for, and what they hold at the end. */
export function Outcomes({ audience, outcomes }: { audience: string; outcomes: readonly string[] }) {
  return (
    <section className="page-width outcomes">
      <div>
        <h2 id="who-it-is-for">Who it is for</h2>
        <p>{audience}</p>
      </div>
      <div>
        <h2 id="what-you-get">What you get</h2>
        <ul>
          {outcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
