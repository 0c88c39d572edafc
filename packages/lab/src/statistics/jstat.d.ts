/** As much of jstat as we use; it brings no types of its own. */
declare module 'jstat' {
  interface Distribution<Parameters extends readonly number[]> {
    cdf(x: number, ...parameters: Parameters): number;
    inv(p: number, ...parameters: Parameters): number;
  }
  const jStat: {
    readonly normal: Distribution<[mean: number, deviation: number]>;
    readonly studentt: Distribution<[freedom: number]>;
    readonly chisquare: Distribution<[freedom: number]>;
    readonly beta: Distribution<[alpha: number, beta: number]>;
    gammaln(x: number): number;
  };
  export = jStat;
}
