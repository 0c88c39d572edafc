/**
 * What can be wrong with a table, a card file or a record, in German. The engine and the games say it in English, as the
 * command line prints it; `{...}` is whatever stands there, and is itself looked up. The first line that fits is taken.
 */
export const PHRASES: readonly (readonly [english: string, german: string])[] = [
  // Who plays, and by which options
  [
    '{game} with {one} and {other} is for {min} to {max} players, not {seats}',
    '{game} ist mit {one} und {other} für {min} bis {max} Leute, nicht für {seats}',
  ],
  [
    '{game} with {why} is for exactly {n} players, not {seats}',
    '{game} ist mit {why} für genau {n} Leute, nicht für {seats}',
  ],
  [
    '{game} with {why} is for {min} to {max} players, not {seats}',
    '{game} ist mit {why} für {min} bis {max} Leute, nicht für {seats}',
  ],
  ['these options', 'diesen Hausregeln'],
  ['option {name} names {seat}, but only {n} play', 'die Option {name} nennt {seat}, aber es spielen nur {n}'],
  ['there is no option "{name}"; {rest}', 'eine Option „{name}“ gibt es nicht; {rest}'],
  ['option {name} cannot be {value}; it is {range}', 'die Option {name} kann nicht {value} sein; sie ist {range}'],
  ['the options are {list}', 'es gibt {list}'],
  ['this game has none', 'dieses Spiel hat keine'],
  ['a whole number from {min} to {max}, or {word}', 'eine ganze Zahl von {min} bis {max}, oder {word}'],
  ['a whole number from {min} to {max}', 'eine ganze Zahl von {min} bis {max}'],
  ['on or off', 'an oder aus'],
  ['a list of seats', 'eine Liste von Plätzen'],
  ["a seat, as a player's name or seat-1, seat-2 ...", 'ein Platz, als Name oder seat-1, seat-2 ...'],

  // Card files
  ['this is not CSV: {message}', 'das ist kein CSV: {message}'],
  ['the quote of cell {cell} is never closed', 'das Anführungszeichen von Zelle {cell} wird nicht geschlossen'],
  [
    'something follows the closing quote of cell {cell}',
    'nach dem letzten Anführungszeichen von Zelle {cell} steht noch etwas',
  ],
  ['there is a quote in the middle of cell {cell}', 'mitten in Zelle {cell} steht ein Anführungszeichen'],
  [
    'the file is empty; its first line names the columns {list}',
    'die Datei ist leer; ihre erste Zeile nennt die Spalten {list}',
  ],
  [
    'the column {missing} is missing; the first line must name {list}',
    'die Spalte {missing} fehlt; die erste Zeile muss {list} nennen',
  ],
  [
    'this line has {cells} cells, the first line names {columns} columns',
    'diese Zeile hat {cells} Zellen, die erste Zeile nennt {columns} Spalten',
  ],
  ['this file is missing', 'diese Datei fehlt'],
  [
    '{card} is called "{name}" in another line; copies of a card are alike',
    '{card} heißt in einer anderen Zeile „{name}“; Exemplare einer Karte sind gleich',
  ],
  [
    'this is not a card set; the studio makes one with "As one file"',
    'das ist kein Kartensatz; einen macht die Werkstatt mit „Als eine Datei“',
  ],
  ['this link is incomplete; ask for it again', 'dieser Link ist unvollständig; lass ihn dir noch einmal geben'],
  ['this set is for {game}, not for {other}', 'dieser Kartensatz ist für {game}, nicht für {other}'],
  ['did you mean "{word}"?', 'meintest du „{word}“?'],
  ['there is no card in this deck', 'in diesem Deck ist keine Karte'],
  [
    'no card of this deck shows a suit, so there is nothing to begin with; give some cards a suit',
    'keine Karte dieses Decks zeigt ein Glas, also kann es nicht anfangen; gib einigen Karten ein Glas',
  ],
  [
    'this deck has {n} cards; {most} is the most that a table can hold',
    'dieses Deck hat {n} Karten; mehr als {most} fasst kein Tisch',
  ],
  [
    'the deck has {n} cards, too few for {seats} players: {hand} each and one to begin with make {needed}',
    'das Deck hat {n} Karten, zu wenige für {seats} Leute: je {hand} und eine für den Anfang sind {needed}',
  ],
  [
    '{kind} shows no {attribute}; leave this cell empty instead of "{word}"',
    '{kind} zeigt nichts in der Spalte {attribute}; lass diese Zelle leer statt „{word}“',
  ],
  [
    '{kind} shows a {attribute}, and this one has none',
    '{kind} braucht etwas in der Spalte {attribute}, und hier steht nichts',
  ],
  ['{kind} is always {colour}, not {other}', '{kind} ist immer {colour}, nicht {other}'],
  ['there is no {noun} "{word}" in {game}; {rest}', 'als {noun} gibt es „{word}“ in {game} nicht; {rest}'],
  ['copies must be a whole number, 0 or more, not "{word}"', 'copies muss eine ganze Zahl ab 0 sein, nicht „{word}“'],
  ['copies must be a whole number, not "{word}"', 'copies muss eine ganze Zahl sein, nicht „{word}“'],
  ['the deck is 1 or 2, not "{word}"', 'das Deck ist 1 oder 2, nicht „{word}“'],
  ['there is no suit "{word}"; the suits are {list}', 'eine Farbe „{word}“ gibt es nicht; es gibt {list}'],
  ['there is no rank "{word}"; the ranks are {list}', 'einen Rang „{word}“ gibt es nicht; es gibt {list}'],
  ['1 to 11, mixer and bar', '1 bis 11, mixer und bar'],
  ['this card is {card}, not "{word}"', 'diese Karte ist {card}, nicht „{word}“'],
  [
    `a Mixer's small image is another suit, not "{word}"`,
    'das kleine Bild eines Mixers ist eine andere Farbe, nicht „{word}“',
  ],
  [
    'the two decks are alike, and the other {suit} Mixer shows {other}',
    'die beiden Decks sind gleich, und der andere Mixer von {suit} zeigt {other}',
  ],
  ['{suit} is the small image of the {other} Mixer already', '{suit} ist schon das kleine Bild des Mixers von {other}'],
  ['deck {deck} must have {due} {card}, not {n}', 'Deck {deck} braucht {due}-mal {card}, nicht {n}-mal'],
  ['"{column}" must not be empty', '„{column}“ darf nicht leer sein'],
  [
    '"{word}" must be lower-case words joined by "-", such as ada-lovelace',
    '„{word}“ muss aus kleinen Wörtern mit „-“ dazwischen bestehen, wie ada-lovelace',
  ],
  ['"{word}" must be lower-case words joined by "-"', '„{word}“ muss aus kleinen Wörtern mit „-“ dazwischen bestehen'],
  [
    '"{word}" stands here twice; every card needs a name of its own',
    '„{word}“ steht hier zweimal; jede Karte braucht ihren eigenen Namen',
  ],
  [
    'number {n} stands here twice; every bottle has its own',
    'Nummer {n} steht hier zweimal; jede Flasche hat ihre eigene',
  ],
  ['"{word}" must be a whole number from {min} to {max}', '„{word}“ muss eine ganze Zahl von {min} bis {max} sein'],
  ['there is no "{word}" among the {column}; there is {list}', '„{word}“ gibt es unter {column} nicht; es gibt {list}'],
  ['the {column} must all be different', 'alle {column} müssen verschieden sein'],
  ['a bottle has 1 to {n} profiles out of {list}', 'eine Flasche hat 1 bis {n} Aromen aus {list}'],
  ['there are {n} bottles; the game needs {min} to {max}', 'es sind {n} Flaschen; das Spiel braucht {min} bis {max}'],
  ['there are {n} guests; the game needs {min} to {max}', 'es sind {n} Gäste; das Spiel braucht {min} bis {max}'],
  ['there are {n} green events; {most} is the most', 'es sind {n} grüne Ereignisse; mehr als {most} gehen nicht'],
  ['there are {n} red events; {most} is the most', 'es sind {n} rote Ereignisse; mehr als {most} gehen nicht'],
  [
    '{list} must be in the deck: guests may ask for any of them',
    '{list} muss im Deck sein: Jeder Gast könnte danach fragen',
  ],
  [
    'the copies add up to {n}; the deck needs {min} to {max} cards',
    'zusammen sind es {n} Karten; das Deck braucht {min} bis {max}',
  ],
  ['"{effect}" needs a number: how many?', '„{effect}“ braucht eine Zahl: wie viele?'],
  ['"choose-bottle" looks at 4 bottles at most', '„choose-bottle“ sieht sich höchstens 4 Flaschen an'],
  ['a recipe has 1 to 4 ingredients, this one has {n}', 'ein Rezept hat 1 bis 4 Zutaten, dieses hat {n}'],
  ['there is no bottle number "{word}" in {file}', 'eine Flasche mit der Nummer „{word}“ gibt es in {file} nicht'],
  [
    '"{word}" must be guest:ada-lovelace or group:american-president, or empty',
    '„{word}“ muss guest:ada-lovelace oder group:american-president heißen, oder leer sein',
  ],
  [
    'there is no other guest "{word}" to keep company with',
    'einen anderen Gast „{word}“ zur Gesellschaft gibt es nicht',
  ],
  ['no other guest belongs to the group "{word}"', 'kein anderer Gast gehört zur Gruppe „{word}“'],
  ['"{word}" is the name of another card too', '„{word}“ heißt auch eine andere Karte'],
  ['there is no {column} "{word}"; there is {list}', 'als {column} gibt es „{word}“ nicht; es gibt {list}'],
  ['there is {list}', 'es gibt {list}'],

  // Records
  ['this is a record of {one}, not of {other}', 'das ist eine Aufzeichnung von {one}, nicht von {other}'],
  [
    'the record was made with version {one} of the rules, these are version {other}',
    'die Aufzeichnung entstand mit Version {one} der Regeln, diese sind Version {other}',
  ],
  ['move {n} ("{line}"): {why}', 'Zug {n} („{line}“): {why}'],
  ['refused: {name}', 'nicht erlaubt ({name})'],
  ['this is not a record: {why}', 'das ist keine Aufzeichnung: {why}'],
  [
    'it must be an object with game, rulesVersion, players, options, seed and moves',
    'es muss ein Objekt mit game, rulesVersion, players, options, seed und moves sein',
  ],
  ['"game" must be the name of a game', '„game“ muss der Name eines Spiels sein'],
  ['"rulesVersion" must be a whole number', '„rulesVersion“ muss eine ganze Zahl sein'],
  ['"players" must be a list of names', '„players“ muss eine Liste von Namen sein'],
  ['"options" must be an object', '„options“ muss ein Objekt sein'],
  ['"files" must be an object of texts', '„files“ muss ein Objekt mit Texten sein'],
  ['"seed" must be a text', '„seed“ muss ein Text sein'],
  [
    '"moves" must be a list of lines such as "seat-1: draw"',
    '„moves“ muss eine Liste von Zeilen wie „seat-1: draw“ sein',
  ],
  [
    '"{text}" is not a move of a record; one looks like "seat-1: draw"',
    '„{text}“ ist kein Zug; einer sieht so aus: „seat-1: draw“',
  ],
  ['there is no seat "{text}"; the seats are {list}', 'einen Platz „{text}“ gibt es nicht; es gibt {list}'],
  ['there is no card "{text}" in this deck; {rest}', 'eine Karte „{text}“ gibt es in diesem Deck nicht; {rest}'],
  ['there is no card "{text}"; {rest}', 'eine Karte „{text}“ gibt es nicht; {rest}'],
  ['there is no game "{text}"', 'ein Spiel „{text}“ gibt es nicht'],
  // What a server cannot read
  ['A message is one JSON object; this was not JSON.', 'Eine Nachricht ist ein JSON-Objekt; das war kein JSON.'],
  ['Messages are text, not bytes.', 'Nachrichten sind Text, keine Bytes.'],
  [
    'There is something wrong with {where}: see docs/protocol.md for what it must be (it has no field {fields}).',
    'Mit {where} stimmt etwas nicht: Wie es sein muss, steht in docs/protocol.md (ein Feld {fields} gibt es dort nicht).',
  ],
  [
    'There is something wrong with {where}: see docs/protocol.md for what it must be.',
    'Mit {where} stimmt etwas nicht: Wie es sein muss, steht in docs/protocol.md.',
  ],
  ['the message', 'der Nachricht'],
  // A server speaks the language of the browser, which need not be that of the page
  ['There is no such table, or it is not there any more.', 'Diesen Tisch gibt es nicht, oder nicht mehr.'],
  ['The game is not over yet.', 'Das Spiel ist noch nicht aus.'],
  ['No server answers at {address}.', 'Unter {address} antwortet kein Server.'],
  ['The server answered {status}.', 'Der Server antwortete mit {status}.'],

  // Words that stand in the sentences above
  ['kind of card', 'Kartenart'],
  ['suit', 'Glas'],
  ['colour', 'Farbe'],
  ['shape', 'Form'],
  ['{one} or {other}', '{one} oder {other}'],
];
