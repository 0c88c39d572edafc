declare module 'virtual:scenarios/*' {
  export const scenarios: readonly import('./rules/examples.js').Example[];
}
