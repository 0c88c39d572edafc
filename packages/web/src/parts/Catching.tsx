import { Component, type ReactNode } from 'react';
import { usePageWords } from '../words/index.js';

/** Shows a page instead of nothing when something of ours breaks. */
export class Catching extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    return this.state.error ? <Broken reason={this.state.error.message} /> : this.props.children;
  }
}

export function Broken({ reason }: { reason: string }) {
  const t = usePageWords();
  return (
    <main className="page">
      <div className="content narrow">
        <h1>{t.somethingBroke}</h1>
        <p className="problem mono small">{reason}</p>
        <p className="row">
          <button type="button" className="button primary" onClick={() => location.reload()}>
            {t.tryAgain}
          </button>
          <a className="button" href="/">
            {t.home}
          </a>
        </p>
      </div>
    </main>
  );
}
