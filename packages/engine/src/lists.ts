/** Lists for views, which are made anew for every seat at every move: `Array.from` and spreading take ten times as long. */

const BELOW: (readonly number[])[] = [];

/** 0, 1, 2 ... below a count: the same list each time, to be mapped. */
export function numbersBelow(count: number): readonly number[] {
  const known = BELOW[count];
  if (known) return known;
  const numbers: number[] = [];
  for (let number = 0; number < count; number++) numbers.push(number);
  BELOW[count] = numbers;
  return numbers;
}

/** The numbers of a typed array as a plain list. */
export function listOf(numbers: ArrayLike<number>): number[] {
  const list = new Array<number>(numbers.length);
  for (let place = 0; place < list.length; place++) list[place] = numbers[place] as number;
  return list;
}
