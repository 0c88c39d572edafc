import { Chance } from '@taproom/engine';
import { describe, expect, test } from 'vitest';
import { chiSquareTail, normalQuantile, studentQuantile } from './distributions.js';
import { benjaminiHochberg, bonferroni, holm, levelOfEach } from './many.js';
import { meanOf, meanOfAll, meanTest } from './mean.js';
import { addMoments, deviationOf, momentsOf, noMoments, varianceOf } from './moments.js';
import { pairsFor, smallestFound } from './power.js';
import { clopperPearson, goodnessOfFit, proportionTest, wilson } from './proportion.js';

describe('the tables of the NIST/SEMATECH handbook', () => {
  // 1.3.6.7.2, critical values of Student's t, 97.5%.
  test.each([
    [1, 12.706],
    [2, 4.303],
    [5, 2.571],
    [10, 2.228],
    [30, 2.042],
    [100, 1.984],
  ])("Student's t with %i degrees of freedom", (freedom, value) => {
    expect(studentQuantile(0.975, freedom)).toBeCloseTo(value, 3);
  });

  // 1.3.6.7.4, upper critical values of chi-square.
  test.each([
    [1, 3.841, 0.05],
    [5, 11.07, 0.05],
    [10, 18.307, 0.05],
    [3, 11.345, 0.01],
    [100, 124.342, 0.05],
  ])('chi-square with %i degrees of freedom', (freedom, value, tail) => {
    expect(chiSquareTail(value, freedom)).toBeCloseTo(tail, 4);
  });

  test('the normal distribution', () => {
    expect(normalQuantile(0.975)).toBeCloseTo(1.959964, 6);
    expect(normalQuantile(0.9)).toBeCloseTo(1.281552, 6);
  });
});

describe('means', () => {
  // Student (1908): hours of sleep gained with one drug more than with another, ten patients; as R's help for t.test has it.
  const SLEEP = [1.2, 2.4, 1.3, 1.3, 0, 1.0, 1.8, 0.8, 4.6, 1.4];

  test("Student's own paired example", () => {
    const moments = momentsOf(SLEEP);
    const { mean, margin } = meanOf(moments);
    expect(mean).toBeCloseTo(1.58, 10);
    expect(mean - margin).toBeCloseTo(0.7001142, 6);
    expect(mean + margin).toBeCloseTo(2.4598858, 6);
    expect(meanTest(moments)).toBeCloseTo(0.002833, 6);
  });

  test('too few values say nothing, and values that are all alike say all', () => {
    expect(meanOfAll([3]).margin).toBe(Infinity);
    expect(meanTest(momentsOf([3]))).toBe(1);
    expect(meanOfAll([3, 3, 3])).toEqual({ mean: 3, margin: 0, count: 3 });
    expect(meanTest(momentsOf([3, 3, 3]))).toBe(0);
    expect(meanTest(momentsOf([0, 0, 0]))).toBe(1);
  });

  test('moments merge to what they would have been in one go, far from zero too', () => {
    const chance = Chance.fast(1);
    const values = Array.from({ length: 1000 }, () => 1e9 + chance.fraction());
    const whole = momentsOf(values);
    const merged = noMoments();
    for (let from = 0; from < values.length; from += 128) addMoments(merged, momentsOf(values.slice(from, from + 128)));
    expect(merged.count).toBe(1000);
    expect(merged.mean).toBeCloseTo(whole.mean, 6);
    // A uniform share has a variance of 1/12; sums of squares at 1e18 would have lost it.
    expect(varianceOf(merged)).toBeCloseTo(1 / 12, 2);
    expect(deviationOf(merged)).toBeCloseTo(deviationOf(whole), 6);
    expect([merged.least, merged.most]).toEqual([Math.min(...values), Math.max(...values)]);
  });

  test('merging with nothing changes no bit', () => {
    const moments = momentsOf(SLEEP);
    const copy = { ...moments };
    addMoments(copy, noMoments());
    expect(copy).toEqual(moments);
    const fresh = noMoments();
    addMoments(fresh, moments);
    expect(fresh).toEqual(moments);
  });
});

describe('proportions', () => {
  // Newcombe (1998), Statistics in Medicine 17, table I.
  test.each([
    [81, 263, [0.2553, 0.3662], [0.2527, 0.3676]],
    [15, 148, [0.0624, 0.1605], [0.0578, 0.1617]],
    [0, 20, [0, 0.1611], [0, 0.1684]],
    [1, 29, [0.0061, 0.1718], [0.0009, 0.1776]],
  ])('%i of %i', (successes, trials, byWilson, exact) => {
    const { low, high } = wilson(successes, trials);
    expect(low).toBeCloseTo(byWilson[0] as number, 4);
    expect(high).toBeCloseTo(byWilson[1] as number, 4);
    const sure = clopperPearson(successes, trials);
    expect(sure.low).toBeCloseTo(exact[0] as number, 4);
    expect(sure.high).toBeCloseTo(exact[1] as number, 4);
  });

  test('nothing tried, nothing known', () => {
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1, count: 0 });
    expect(clopperPearson(0, 0)).toEqual({ share: 0, low: 0, high: 1, count: 0 });
  });

  test("Conover's exact example: 682 of 925 seedlings, three quarters expected", () => {
    expect(proportionTest(682, 925, 0.75)).toBeCloseTo(0.3825, 4);
  });

  test('a coin that shows heads 15 times in 20', () => {
    expect(proportionTest(15, 20, 0.5)).toBeCloseTo(0.0414, 4);
    // Where factorials overflow; the values are from Python's lgamma.
    expect(proportionTest(540, 2000, 0.25)).toBeCloseTo(0.04133, 5);
    expect(proportionTest(440, 1100, 0.46)).toBeCloseTo(6.428e-5, 7);
  });

  test("Mendel's peas, 9:3:3:1: chi-square is 0.470 with three degrees of freedom", () => {
    expect(goodnessOfFit([315, 101, 108, 32], [9 / 16, 3 / 16, 3 / 16, 1 / 16])).toBeCloseTo(0.9254, 4);
  });
});

describe('many comparisons', () => {
  test('Holm, on 0.01, 0.04, 0.03 and 0.005', () => {
    const adjusted = holm([0.01, 0.04, 0.03, 0.005]);
    [0.03, 0.06, 0.06, 0.02].forEach((value, i) => expect(adjusted[i]).toBeCloseTo(value, 12));
  });

  // Benjamini and Hochberg (1995), section 4.1: fifteen hypotheses about a treatment after a heart attack.
  const HEARTS = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
  ];
  test("Benjamini and Hochberg's own example: theirs finds four, a familywise one three", () => {
    expect(benjaminiHochberg(HEARTS).filter((p) => p <= 0.05)).toHaveLength(4);
    expect(holm(HEARTS).filter((p) => p <= 0.05)).toHaveLength(3);
    expect(benjaminiHochberg(HEARTS)[3]).toBeCloseTo((0.0095 * 15) / 4, 12);
  });

  test("Bonferroni's verdict is the interval's: it leaves out 0 exactly where the corrected value is below the level", () => {
    const chance = Chance.fast(3);
    for (let run = 0; run < 300; run++) {
      const lists = [0, 0.2, 0.4].map((truth) => Array.from({ length: 12 }, () => truth + chance.fraction() - 0.5));
      const values = bonferroni(lists.map((list) => meanTest(momentsOf(list))));
      for (const [i, list] of lists.entries()) {
        const { mean, margin } = meanOfAll(list, levelOfEach(0.95, 3));
        expect((values[i] as number) <= 0.05).toBe(Math.abs(mean) >= margin);
      }
    }
  });

  test('the order of the questions does not matter', () => {
    expect(holm([...HEARTS].reverse())).toEqual(holm(HEARTS).reverse());
    expect(benjaminiHochberg([...HEARTS].reverse())).toEqual(benjaminiHochberg(HEARTS).reverse());
    expect(levelOfEach(0.95, 5)).toBeCloseTo(0.99, 12);
  });
});

describe('power', () => {
  // Exact figures of G*Power 3 for paired t-tests at 5% and a power of 80%.
  test.each([
    [0.2, 199],
    [0.5, 34],
    [0.8, 15],
  ])('an effect of %f deviations takes %i pairs, give or take one', (effect, pairs) => {
    expect(Math.abs(pairsFor(effect, 1, 0.95, 0.8) - pairs)).toBeLessThanOrEqual(1);
  });

  test('what so many pairs find is what so many pairs were asked for', () => {
    expect(smallestFound(pairsFor(0.1, 2), 2)).toBeCloseTo(0.1, 3);
    expect(smallestFound(1, 2)).toBe(Infinity);
  });
});

describe('calibration: what is said to hold 95 times in 100 does', () => {
  const RUNS = 2000;
  /** Five standard errors around the stated share, for this many runs: fails by luck once in a million. */
  const near = (share: number, runs = RUNS): [number, number] => {
    const slack = 5 * Math.sqrt((share * (1 - share)) / runs);
    return [share - slack, share + slack];
  };
  const shareOf = (runs: number, holds: (chance: Chance) => boolean): number => {
    let count = 0;
    for (let seed = 0; seed < runs; seed++) if (holds(Chance.fast(seed))) count++;
    return count / runs;
  };
  const within = (share: number, [low, high]: [number, number]): void => {
    expect(share).toBeGreaterThan(low);
    expect(share).toBeLessThan(high);
  };
  const normal = (chance: Chance): number =>
    Math.sqrt(-2 * Math.log(1 - chance.fraction())) * Math.cos(2 * Math.PI * chance.fraction());

  test("Student's interval, from five values on", () => {
    const covers = (chance: Chance): boolean => {
      const { mean, margin } = meanOfAll(Array.from({ length: 5 }, () => 7 + 3 * normal(chance)));
      return Math.abs(mean - 7) <= margin;
    };
    within(shareOf(RUNS, covers), near(0.95));
  });

  test("Wilson's interval of a rare event; Clopper and Pearson's never covers less than it says", () => {
    const wins = (chance: Chance): number => {
      let count = 0;
      for (let game = 0; game < 400; game++) if (chance.fraction() < 0.04) count++;
      return count;
    };
    const covers = (interval: typeof wilson) => (chance: Chance) => {
      const { low, high } = interval(wins(chance), 400);
      return low <= 0.04 && 0.04 <= high;
    };
    within(shareOf(RUNS, covers(wilson)), [0.92, 0.98]);
    within(shareOf(RUNS, covers(clopperPearson)), [near(0.95)[0], 1]);
  });

  test('a fair coin is called unfair at the stated rate, an unfair one nearly always', () => {
    const unfair = (p: number) => (chance: Chance) => {
      let heads = 0;
      for (let toss = 0; toss < 2500; toss++) if (chance.fraction() < p) heads++;
      return proportionTest(heads, 2500, 0.5) <= 0.05;
    };
    within(shareOf(RUNS, unfair(0.5)), near(0.05));
    expect(shareOf(200, unfair(0.55))).toBeGreaterThan(0.99);
  });

  test('the sample size finds the smallest effect as often as stated, and Holm cries wolf no more often than stated', () => {
    const pairs = pairsFor(0.3, 1);
    const found = (truth: number) => (chance: Chance) =>
      meanTest(momentsOf(Array.from({ length: pairs }, () => truth + normal(chance)))) <= 0.05;
    within(shareOf(RUNS, found(0.3)), near(0.9));
    const anyOfSix = (chance: Chance): boolean => {
      const values = Array.from({ length: 6 }, () =>
        meanTest(momentsOf(Array.from({ length: 20 }, () => normal(chance)))),
      );
      return Math.min(...holm(values)) <= 0.05;
    };
    within(shareOf(RUNS, anyOfSix), near(1 - (1 - 0.05 / 6) ** 6));
  });
});
