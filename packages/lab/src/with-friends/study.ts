import type { AnyEvent, Seat, Setting } from '@taproom/engine';
import {
  BIDDING,
  FACES,
  isWingman,
  rewardsOf,
  roundsOf,
  shiftIn,
  type WithFriendsTable,
  type withFriends,
} from '@taproom/games/with-friends';
import type { Tally } from '../simulate/tally.js';
import { noteEffect, type Study, type Watcher } from '../simulate/watcher.js';

type Event = Parameters<typeof withFriends.show>[0];
type Scored = Extract<Event, { type: 'scored' }>;

export const withFriendsStudy: Study<WithFriendsTable> = {
  pace: { choice: 7, forced: 2, deal: 60 },
  lead: {
    says: 'most points on the score sheet',
    standing: (table, seat) => table.scores[seat] as number,
  },
  mayInterrupt: () => false,
  dealtBy: 'round-began',
  tries(table, seat, moves) {
    if (table.phase === BIDDING) {
      // Plays are numbered by their card, bids come after them.
      for (let tricks = 0; tricks <= table.size; tricks++) moves[tricks] = FACES + tricks;
      return table.size + 1;
    }
    const faces = table.cardsOf(seat);
    faces.forEach((face, i) => {
      moves[i] = face;
    });
    return faces.length;
  },
  watch: (setting, tally) => new BidWatcher(setting, tally),
};

/** Bids, made and met. */
class BidWatcher implements Watcher<WithFriendsTable> {
  private dealer: Seat = 0;
  private trump = '';
  private readonly hands: string[][];

  constructor(
    private readonly setting: Setting,
    private readonly tally: Tally,
  ) {
    this.hands = Array.from({ length: setting.seats }, () => []);
  }

  event(happened: AnyEvent): void {
    const event = happened as Event;
    if (event.type === 'round-began') this.dealer = event.dealer;
    else if (event.type === 'dealt') this.hands[event.seat] = event.cards;
    else if (event.type === 'turned-up') this.trump = event.trump;
    else if (event.type === 'scored') this.scored(event);
  }

  private scored({ round, cards, bids, tricks }: Scored): void {
    const { tally, setting } = this;
    const { seats } = setting;
    const shift = shiftIn(setting, round);
    // With Wingman two are paid for each hand: who bid on it and who played it.
    const paid = isWingman(setting) ? 2 : 1;
    const { exact, perTrick, missed } = rewardsOf(setting);
    let sum = 0;
    bids.forEach((bid, seat) => {
      const won = tricks[(seat + shift) % seats] as number;
      const met = bid === won;
      sum += bid;
      const places = [`size/${cards}`, `position/${(seat - this.dealer - 1 + seats) % seats}`, `trump/${this.trump}`];
      for (const place of [...places, `tricks/${bid}`]) tally.note(`bid/${place}`, met ? 1 : 0);
      tally.add('bid/missed-by', won - bid + MOST_MISSED);
      if (met) {
        tally.add('points/exact', 0, exact * paid);
        tally.add('points/tricks', 0, perTrick * won * paid);
      }
      const earned = met ? exact + perTrick * won : 0 - missed * Math.abs(won - bid);
      noteEffect(tally, 'dealt', new Set(this.hands[seat]), cards, earned);
      noteEffect(tally, 'trump', [this.trump], cards, earned);
    });
    tally.add(`bid/sum/${cards}`, Math.min(MOST_MISSED * 2, Math.max(0, sum - cards + MOST_MISSED)));
  }

  end(table: WithFriendsTable): void {
    for (let seat = 0; seat < this.setting.seats; seat++) this.tally.note('score', table.scores[seat] as number);
    this.tally.add('rounds', 0, roundsOf(this.setting.options).length);
  }
}

/** A bid cannot be further off than a hand has cards. */
export const MOST_MISSED = 10;
