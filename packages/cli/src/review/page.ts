import { picture, type Review, reviewEn, tellDecision, tellMoment } from '@taproom/bots/review';
import type { Game, GameRecord } from '@taproom/engine';
import { accountRows, readerOf } from './text.js';

/** On a phone the sentence in a picture is too small to read, so it stands below. */
const STYLE = `:root{color-scheme:dark light}body{font:18px/1.5 Georgia,serif;background:#241a14;color:#f3e9d8;margin:0 auto;max-width:60rem;padding:1rem}
svg{max-width:100%;height:auto;border-radius:.5rem}table{border-collapse:collapse;width:100%}th,td{text-align:right;padding:.3rem .5rem;border-bottom:1px solid #5a4636}
th:first-child,td:first-child{text-align:left}.table{overflow-x:auto}li{margin:.6rem 0}small{color:#b9a98d}
figure{margin:1rem 0}figcaption{display:none}@media(max-width:40rem){body{font-size:16px}figcaption{display:block}th,td{padding:.3rem .15rem;font-size:.85rem}}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A review as one page that needs nothing else: no script, no network. */
export function reviewPage(game: Game, record: GameRecord, review: Review): string {
  const words = game.words.en;
  const reader = readerOf(game, record);
  const title = `${words.title}: what decided this game`;
  const moments = review.moments.map((moment, i) => {
    const says = tellMoment(moment, review, words, reviewEn, reader);
    return `<figure>${picture(review, { title: `${words.title}, moment ${i + 1}`, chart: 'Chances to win', says, step: moment.step })}<figcaption>${escaped(says)}</figcaption></figure>`;
  });
  const decisions = review.decisions.flatMap((decision) => {
    const said = tellDecision(decision, words, reviewEn, reader);
    const who = `Move ${decision.line + 1}, ${record.players[decision.seat]}.`;
    return said === undefined ? [] : [`<li>${escaped(who)} ${escaped(said)}</li>`];
  });
  const cells = (row: readonly string[]): string => row.map((cell) => `<td>${escaped(cell)}</td>`).join('');
  const heads = ['Player', 'before', 'dealt', 'drew', 'played', 'others', 'result'];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${moments.join('\n')}
<h2>Luck and skill</h2>
<p><small>Chance to win, in points of a hundred; what was played, against the usual at this table. A row adds up to its result.</small></p>
<div class="table"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${accountRows(
    review,
  )
    .map((row) => `<tr>${cells(row)}</tr>`)
    .join('')}</tbody></table></div>
<ul>${review.accounts.map((account, seat) => `<li>${escaped(reviewEn.account(account, seat, reader, review.decisions))}</li>`).join('')}</ul>
<h2>Decisions that stand out</h2>
${decisions.length > 0 ? `<ol>${decisions.join('')}</ol>` : '<p>None that is beyond doubt.</p>'}
<p><small>${review.decisions.length} decisions judged by what their players could know, ${review.depth} tables imagined for each that may be marked.</small></p>
</main>
</body>
</html>
`;
}
