export const en = {
  title: "Tonight's puzzle",
  intro: 'One table, one decision. The same for everyone tonight, and it works without a network.',
  at: (game: string) => `${game}: tonight's puzzle`,
  difficulty: ['A good eye sees it', 'Takes a thought', 'Looks like nothing at first'] as readonly string[],
  solved: 'solved',
  missed: 'missed',
  streak: (days: number) => (days === 1 ? 'A streak of one: it has to begin somewhere.' : `${days} days in a row.`),
  task: 'What would you do?',
  right: 'That is it.',
  wrong: 'Allowed, but not the one.',
  costs: (figure: string) => `The best move is good for ${figure}.`,
  tempting: (move: string) => `The first thought would be: ${move}.`,
  chance: (percent: string) => `${percent} more wins in 100 games`,
  points: (points: string) => `${points} points more`,
  ahead: (figure: string, error: string) =>
    `Compared with any other move it is good for ${figure}, give or take ${error}.`,
  again: 'Another try',
  solution: 'Show me',
  solutionIs: (move: string) => `The move: ${move}.`,
  playOn: 'Play on from here',
  share: 'Share the puzzle',
  shared: 'Link copied, without the answer.',
  all: 'All puzzles of tonight',
  none: 'No puzzle for that day.',
};

export type PuzzleWords = typeof en;
