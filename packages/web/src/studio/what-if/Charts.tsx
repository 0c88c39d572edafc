import { drawing, type Figure, onlyValue } from '@taproom/lab/browser';
import { useLanguage } from '../../words/index.js';
import { germanDrawing } from './german.js';

/** The charts of the lab's report, as the report has them. */
export function Charts({ figures }: { figures: readonly Figure[] }) {
  const language = useLanguage();
  const draw = (figure: Figure) => (language === 'de' ? germanDrawing(drawing(figure)) : drawing(figure));
  const drawn = figures.filter((figure) => onlyValue(figure) === undefined);
  return (
    <div className="studio-figures">
      {drawn.map((figure) => (
        <figure key={figure.title}>
          <figcaption>{figure.title}</figcaption>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the lab escapes every word it draws. */}
          <div dangerouslySetInnerHTML={{ __html: draw(figure) }} />
        </figure>
      ))}
    </div>
  );
}
