import { escaped } from './markup.js';
import type { Figure, Finding, Report, Section } from './model.js';
import { shown } from './numbers.js';
import { STYLE } from './style.js';
import { drawing, onlyValue } from './svg.js';
import { listed, spoken, whole } from './wording.js';

/** The report as one page that needs nothing else: no script, no network. */
export function toHtml(report: Report): string {
  const { title, summary, sections } = report;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}: how good is this game?</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<p class="soft">Taproom, the lab</p>
<h1>${escaped(title)}: how good is this game?</h1>
<p>${escaped(introduction(report))}</p>
${findings(summary)}
<nav aria-label="Sections"><ul>${sections.map(({ id, title: name }) => `<li><a href="#${id}">${escaped(name)}</a></li>`).join('')}<li><a href="#made">How this was made</a></li></ul></nav>
</header>
<main>
${sections.map(section).join('\n')}
${made(report)}
</main>
</body>
</html>
`;
}

function introduction({ made: { games, players, bots, options, ownCards } }: Report): string {
  const kinds = [...new Set(bots)];
  const who = kinds.length === 1 ? `${spoken(kinds[0] as string)} bots` : `bots (${bots.map(spoken).join(', ')})`;
  const rules = Object.entries(options).map(([name, value]) => `${name} ${String(value)}`);
  const cards = ownCards.length > 0 ? [`cards of its own (${ownCards.join(', ')})`] : [];
  const house = [...rules, ...cards];
  return `${whole(games)} games between ${players} ${who}, ${house.length > 0 ? `with ${listed(house)}` : 'with the rules and cards as they come'}. What bots do is not always what people do: read this as a first look, not as the last word.`;
}

const TAGS: Readonly<Record<Finding['kind'], string>> = { real: 'Real', nothing: 'Nothing found', fact: '' };

const findings = (list: readonly Finding[]): string =>
  `<ul class="findings">${list
    .map(
      ({ kind, text }) =>
        `<li class="${kind}">${TAGS[kind] && `<span class="tag">${TAGS[kind]}</span>`}${escaped(text)}</li>`,
    )
    .join('')}</ul>`;

const section = ({ id, title, says, findings: found, figures }: Section): string =>
  `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${escaped(title)}</h2>
<p>${escaped(says)}</p>
${findings(found)}
<div class="figures">
${figures.map(figureBox).join('\n')}
</div>
</section>`;

/** A picture, where there is something to see in it. */
function pictured(figure: Figure): string {
  const only = onlyValue(figure);
  return only === undefined ? drawing(figure) : `<p class="soft">${escaped(only)}</p>`;
}

function figureBox(figure: Figure): string {
  const rows = figure.kind === 'histogram' ? figure.bins : figure.rows;
  const draws = figure.kind === 'histogram' ? undefined : figure.draw;
  const cut =
    draws !== undefined && rows.length > draws
      ? `<p class="soft">Drawn are the first ${Math.ceil(draws / 2)} and the last ${Math.floor(draws / 2)} of ${rows.length}; the table has all.</p>`
      : '';
  return `<figure>
<h3>${escaped(figure.title)}</h3>
${pictured(figure)}${cut}
${rows.length === 0 ? '' : `<details><summary>The figures</summary><div class="scroll" tabindex="0" role="region" aria-label="${escaped(figure.title)}">${table(figure)}</div></details>`}
</figure>`;
}

function table(figure: Figure): string {
  const { unit } = figure;
  const row = (cells: readonly string[]): string =>
    `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
  const head = (cells: readonly string[]): string =>
    `<tr>${cells.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr>`;
  if (figure.kind === 'bars')
    return `<table>${head(['', escaped(figure.axis)])}${figure.rows.map(({ label, value }) => row([label, shown(value, unit)])).join('')}</table>`;
  if (figure.kind === 'histogram') {
    const named = ({ from, to }: { from: number; to: number }, i: number): string =>
      figure.names?.[i] ?? (to - from === 1 ? String(from) : `${from} to ${to - 1}`);
    return `<table>${head([escaped(figure.axis), 'share'])}${figure.bins.map((bin, i) => row([named(bin, i), shown(bin.share, 'share')])).join('')}</table>`;
  }
  return `<table>${head(['', 'figure', '95% interval', 'seen'])}${figure.rows
    .map(({ label, value, low, high, real, count }) =>
      row([
        label,
        shown(value, unit) + (real ? ' real' : ''),
        `${shown(low, unit)} to ${shown(high, unit)}`,
        whole(count),
      ]),
    )
    .join('')}</table>`;
}

function made({ made: { command, games, watched, seed, botsOf }, rulesVersion, format }: Report): string {
  const looked =
    watched === games
      ? 'Every game was looked at closely.'
      : `Who won, how it ended and how many decisions it took was counted in all ${whole(games)} games; everything else in ${whole(watched)} of them, evenly spread, because random bots play faster than anyone can look.`;
  return `<section id="made" aria-labelledby="made-title">
<h2 id="made-title">How this was made</h2>
<p>${looked} The same command makes the same report, to the byte, on any number of cores:</p>
<p><code>${escaped(command)}</code></p>
<p class="soft">${escaped(botsOf)}. Seed ${escaped(seed)}, rules version ${rulesVersion}, ${format}. Intervals are 95%. "Real" for seats, bids and skill: a fair game would look like this in fewer than one report of twenty, all comparisons of the plot considered (Holm; skill: its own interval). "Real" for cards, guests and events: of all that are called real, at most one in twenty is not (Benjamini and Hochberg). "Nothing found" is not "there is nothing": more games see smaller differences. Positions count from whoever makes the first decision, which the deal decides unless an option says otherwise.</p>
</section>`;
}
