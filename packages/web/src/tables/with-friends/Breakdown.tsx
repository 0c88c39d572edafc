import type { BreakdownProps } from '../props.js';
import { TableLanguage, tableWords } from '../words/index.js';
import { ScoreSheet } from './ScoreSheet.js';
import type { FriendsView } from './view.js';
import './with-friends.css';

/** Every round of the match. */
export function Breakdown({ view, players, language }: BreakdownProps) {
  return (
    <TableLanguage value={tableWords(language)}>
      <div className="friends">
        <ScoreSheet view={view as FriendsView} players={players} />
      </div>
    </TableLanguage>
  );
}
