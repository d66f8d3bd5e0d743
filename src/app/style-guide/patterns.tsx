/** Type, room and patterns, each with its name and when to use it. */
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { LinkOrButton } from '../../components/link-or-button.tsx';
import { Term } from '../../components/term.tsx';

const words = 'Charted before it’s built';

const texts = [
  ['.lead', 'what introduces a page or a section'],
  ['(none)', 'running text'],
  ['.soft', 'running text that explains a heading above it'],
  ['.note', 'what’s said beside something'],
  ['.label', 'what something is about: a duration, a category'],
  ['.water', 'a few words in the colour of labels, inside others'],
] as const;

const rooms = ['1', '2', '3', '4', '5', '6', '8', '10', '16'].map((size) => `space-${size}`);
const growing = [
  'gutter',
  'gap-heading',
  'gap-sm',
  'gap-md',
  'gap-lg',
  'section-sm',
  'section-md',
  'section',
];
const widths = ['measure-heading', 'measure-lead', 'measure', 'measure-wide'];

export function Type() {
  return (
    <dl className="style-guide-list">
      <Term term="h1.display: the home page’s headline">
        <h1 className="display">{words}</h1>
      </Term>
      <Term term="h1: a page’s headline">
        <h1>{words}</h1>
      </Term>
      <Term term="h2.large: a section of the home page, a closing call">
        <h2 className="large">{words}</h2>
      </Term>
      <Term term="h2: a section">
        <h2>{words}</h2>
      </Term>
      <Term term="h3.large: a card, a step, a stage">
        <h3 className="large">{words}</h3>
      </Term>
      <Term term="h3: an item of a list, a question">
        <h3>{words}</h3>
      </Term>
      <Term term="h4 or .strong: below an item, a field’s label, a fact">
        <h4>{words}</h4>
      </Term>
      {texts.map(([name, use]) => (
        <Term key={name} term={`${name}: ${use}`}>
          <p className={name.startsWith('.') ? name.slice(1) : undefined}>{words}</p>
        </Term>
      ))}
    </dl>
  );
}

/** A bar for each, as wide as it is. */
export function Room() {
  const groups = [
    ['Room in quarters of a rem: gaps, paddings and margins inside a component', rooms],
    ['Room that grows with the window: between columns, and around sections', growing],
    ['Widths of words', widths],
  ] as const;
  return groups.map(([title, names]) => (
    <div key={title} className="stack">
      <h3>{title}</h3>
      {names.map((name) => (
        <div key={name} className="style-guide-room">
          {`--${name}`}
          <span className={`style-guide-${name}`} />
        </div>
      ))}
    </div>
  ));
}

const three = ['Discover', 'Design', 'Build'];

export function Patterns() {
  return (
    <ul className="ruled style-guide-patterns">
      <Pattern
        name=".section, with .section-md, .section-sm and .section-line"
        use="around every part of a page, together with .page-width. A line divides two of one ground, and what ends with an edge of its own is .edge"
      ></Pattern>
      <Pattern
        name=".band-shoal, .band-shelf, .band-sand, .band-dark"
        use="another ground for a section or a box"
      >
        <div className="grid style-guide-bands">
          {['shoal', 'shelf', 'sand', 'dark'].map((name) => (
            <p key={name} className={`box band-${name}`}>{`.band-${name}`}</p>
          ))}
        </div>
      </Pattern>
      <Pattern
        name=".grid"
        use="columns at every width: --columns takes a ratio such as --thirds, --pairs or --as-fits, --gap the room between"
      >
        <ul className="grid style-guide-thirds">
          {three.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Pattern>
      <Pattern
        name=".columns"
        use="one below another, and side by side from 51.25rem on, as --columns says: five to seven unless it’s set"
      >
        <div className="columns">
          <h3>Heading</h3>
          <p>What it’s about.</p>
        </div>
      </Pattern>
      <Pattern
        name=".beside"
        use="a heading and what it’s about, wherever that stands: it asks its own width. The heading stays in view"
      >
        <div className="beside">
          <h2>Heading</h2>
          <p>What it’s about.</p>
        </div>
      </Pattern>
      <Pattern
        name=".stack, .stack-lg, .cluster, .spread"
        use="a few things below one another with little room or with more, beside one another, or at both ends of a line"
      >
        <div className="cluster">
          <LinkOrButton path="#">Call</LinkOrButton>
          <LinkOrButton path="#" look="outlined">
            Read
          </LinkOrButton>
        </div>
      </Pattern>
      <Pattern
        name=".media"
        use="a small thing, and words beside it. --min is how narrow they may become before they’re below it"
      >
        <div className="media">
          <Icon shape="contrast" />
          <p>What’s said of it.</p>
        </div>
      </Pattern>
      <Pattern
        name=".ruled, with .ruled-closed"
        use="rows between hairlines. --row is their room, --rule the line"
      >
        <ul className="ruled ruled-closed">
          {three.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Pattern>
      <Pattern
        name=".marked"
        use="a number or a dash in the margin of each item; --indent is its room. Written lists, in .prose, have it by themselves"
      >
        <div className="grid style-guide-thirds">
          <ol className="marked">
            {three.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ol>
          <ul className="marked">
            {three.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      </Pattern>
      <Pattern
        name=".course, .course-path and .waypoint"
        use="steps down a dashed course, which the line of a drawing may be"
      >
        <ol className="course style-guide-course">
          {three.map((name) => (
            <li key={name} className="waypoint">
              {name}
            </li>
          ))}
        </ol>
      </Pattern>
      <Pattern name=".box" use="words in a frame of their own">
        <p className="box">A text to copy</p>
      </Pattern>
      <Pattern name=".aside" use="words that interrupt the page: an example, a verdict">
        <p className="aside">Worked example</p>
      </Pattern>
      <Pattern name=".fault" use="what went wrong">
        <p className="strong fault">That didn’t work</p>
      </Pattern>
      <Pattern name=".pills and .pill" use="small words, also as links">
        <ul className="pills">
          {three.map((name) => (
            <li key={name} className="pill">
              {name}
            </li>
          ))}
        </ul>
      </Pattern>
      <Pattern
        name=".disclosure"
        use="what opens, with an icon at the end of its line. --press is the line’s room"
      >
        <details className="disclosure">
          <summary>
            <h3>A question?</h3>
            <Icon shape="plus" />
          </summary>
          <p>An answer.</p>
        </details>
      </Pattern>
      <Pattern
        name=".card, with .stretched-link and .card-picture"
        use="a card whose whole area is its link, and whose photo has the shape of drawings"
      >
        <article className="card box">
          <h3>
            <a className="stretched-link" href="#card">
              A case study
            </a>
          </h3>
          <p>What was done.</p>
        </article>
      </Pattern>
      <Pattern
        name=".hover-line"
        use="words with a red line under them while they’re pointed at, while what they open is open, and on their own page"
      >
        <a className="hover-line" href="#page" aria-current="page">
          This page
        </a>
      </Pattern>
      <Pattern
        name=".under-bar"
        use="a hero, which begins under the bar and keeps the water calm behind its words"
      ></Pattern>
      <Pattern
        name=".phrase, .sr-only"
        use="words that stay together, and words for screen readers only"
      ></Pattern>
      <Pattern name=".text-button" use="a button or a summary that reads as a link">
        <button type="button" className="text-button">
          Pause
        </button>
      </Pattern>
      <Pattern
        name="table, in a .container"
        use="where that’s under 34rem wide, rows are blocks of labelled cells. --cell is a cell’s room"
      >
        <div className="container">
          <table>
            <thead>
              <tr>
                <th scope="col">Stage</th>
                <th scope="col">Time</th>
              </tr>
            </thead>
            <tbody>
              {three.map((name) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td data-label="Time">2 weeks</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Pattern>
      <Pattern
        name="input, select, textarea"
        use="fields have their look by themselves. --field-height, --field-inset and --tick make them smaller"
      >
        <div className="stack">
          <label className="strong" htmlFor="field">
            Your name
          </label>
          <input id="field" type="text" />
          <input type="text" aria-label="With a fault" aria-invalid="true" />
          <label>
            <input type="checkbox" defaultChecked /> I agree
          </label>
        </div>
      </Pattern>
    </ul>
  );
}

function Pattern({ name, use, children }: { name: string; use: string; children?: ReactNode }) {
  return (
    <li className="columns">
      <div>
        <h3>{name}</h3>
        <p className="note">{`For ${use}.`}</p>
      </div>
      <div>{children}</div>
    </li>
  );
}
