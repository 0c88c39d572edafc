/** The looks of a report: paper by day, a dim bar by night, one column on a phone. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #26201b; --soft: #6b6158; --paper: #fbf7f0; --card: #fff; --edge: #e4dbcd;
  --bar: #a8692b; --more: #17705a; --less: #b3372e; --open: #8a8178; --link: #7a4a1b; }
@media (prefers-color-scheme: dark) { :root { --ink: #efe6da; --soft: #b3a797; --paper: #1b1714; --card: #25201b; --edge: #3d352d;
  --bar: #d69a57; --more: #5cc7a5; --less: #f08a7e; --open: #9d9388; --link: #e0ab6c; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.2rem 1rem 4rem; max-width: 68rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font: 700 2rem/1.15 Georgia, serif; margin: .5rem 0 .3rem; }
h2 { font: 700 1.4rem/1.25 Georgia, serif; margin: 0 0 .3rem; }
h3 { font-size: 1rem; margin: 0 0 .4rem; }
a { color: var(--link); }
p { margin: .4rem 0; max-width: 46rem; }
.soft { color: var(--soft); }
nav ul { display: flex; flex-wrap: wrap; gap: .2rem 1rem; padding: 0; list-style: none; }
section { margin: 2.6rem 0 0; padding-top: 1.4rem; border-top: 1px solid var(--edge); }
.findings { list-style: none; padding: 0; margin: .8rem 0; max-width: 46rem; }
.findings li { padding: .3rem 0 .3rem .8rem; border-left: 4px solid var(--edge); margin: .35rem 0; }
.findings li.real { border-color: var(--more); }
.findings li.nothing { border-color: var(--open); color: var(--soft); }
.tag { font-size: .8rem; font-weight: 700; text-transform: uppercase; letter-spacing: .04em; margin-right: .4rem; }
.real .tag { color: var(--more); }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; padding: .9rem; background: var(--card); border: 1px solid var(--edge); border-radius: .6rem; min-width: 0; max-width: 31rem; }
svg { display: block; width: 100%; height: auto; font: 13px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .small { font-size: 12px; fill: var(--soft); } svg .strong { font-weight: 700; }
svg .halo { paint-order: stroke; stroke: var(--card); stroke-width: 4px; stroke-linejoin: round; }
.grid { stroke: var(--edge); } .axis { stroke: var(--soft); } .expected { stroke: var(--ink); stroke-dasharray: 4 3; }
.bar { fill: var(--bar); } .whisker { stroke-width: 3; stroke-linecap: round; }
line.more { stroke: var(--more); } line.less { stroke: var(--less); } line.open { stroke: var(--open); }
circle.more { fill: var(--more); } circle.less { fill: var(--less); } circle.open { fill: var(--card); stroke: var(--open); stroke-width: 2; }
details { margin-top: .5rem; font-size: .9rem; } summary { cursor: pointer; color: var(--link); padding: .3rem 0; }
.scroll { overflow-x: auto; max-height: 24rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .2rem .5rem .2rem 0; border-bottom: 1px solid var(--edge); vertical-align: top; }
td + td, th + th { text-align: right; }
code { font-size: .9em; background: var(--card); border: 1px solid var(--edge); border-radius: .3rem; padding: .1rem .3rem; }
@media print { details { display: none; } section { break-inside: avoid; } }
`;
