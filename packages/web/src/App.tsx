import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { HomePage } from './pages/HomePage.js';
import { LocalPage } from './pages/local.js';
import { NotFoundPage } from './pages/NotFoundPage.js';
import { Catching } from './parts/Catching.js';
import { Live } from './parts/Live.js';
import { LoadingPage } from './parts/Loading.js';
import { useReducedMotion, useTheme } from './settings/settings.js';
import { useLanguage } from './words/index.js';

const SetupPage = lazy(() => import('./pages/SetupPage.js').then((m) => ({ default: m.SetupPage })));
const ReplayPage = lazy(() => import('./pages/ReplayPage.js').then((m) => ({ default: m.ReplayPage })));
const RulesPage = lazy(() => import('./pages/RulesPage.js').then((m) => ({ default: m.RulesPage })));
const LearnPage = lazy(() => import('./lesson/LearnPage.js').then((m) => ({ default: m.LearnPage })));
const LessonPage = lazy(() => import('./lesson/LessonPage.js').then((m) => ({ default: m.LessonPage })));
const HowToPage = lazy(() => import('./howto/HowToPage.js').then((m) => ({ default: m.HowToPage })));
const PuzzleListPage = lazy(() => import('./puzzle/PuzzleListPage.js').then((m) => ({ default: m.PuzzleListPage })));
const PuzzlePage = lazy(() => import('./puzzle/PuzzlePage.js').then((m) => ({ default: m.PuzzlePage })));
const StudioPage = lazy(() => import('./studio/StudioPage.js').then((m) => ({ default: m.StudioPage })));
const StudioGamePage = lazy(() => import('./studio/StudioGamePage.js').then((m) => ({ default: m.StudioGamePage })));
const SettingsPage = lazy(() => import('./pages/SettingsPage.js').then((m) => ({ default: m.SettingsPage })));
const VerifyPage = lazy(() => import('./verify/VerifyPage.js').then((m) => ({ default: m.VerifyPage })));

const OpenPage = lazy(() => import('./online/OpenPage.js').then((m) => ({ default: m.OpenPage })));
const TablePage = lazy(() => import('./online/TablePage.js').then((m) => ({ default: m.TablePage })));
const ScreenPage = lazy(() => import('./online/ScreenPage.js').then((m) => ({ default: m.ScreenPage })));
/** Every card and table, for those who draw them; not part of what is published. */
const GalleryPage = import.meta.env.DEV
  ? lazy(() => import('./tables/gallery/GalleryPage.js').then((m) => ({ default: m.GalleryPage })))
  : undefined;

/** Which page is at which address. All but the front page are fetched when somebody goes there. */
export function App() {
  useHouseStyle();
  return (
    <Catching>
      <Suspense fallback={<LoadingPage />}>
        <Switch>
          <Route path="/">
            <HomePage />
          </Route>
          <Route path="/play/:game">{({ game }) => <SetupPage key={game} name={game} />}</Route>
          <Route path="/local/:id">{({ id }) => <LocalPage key={id} id={id} />}</Route>
          <Route path="/open/:game">{({ game }) => <OpenPage key={game} name={game} />}</Route>
          <Route path="/t/:table">{({ table }) => <TablePage key={table} table={table} />}</Route>
          <Route path="/t/:table/screen">{({ table }) => <ScreenPage key={table} table={table} />}</Route>
          <Route path="/replay/:source?/:id?">
            {({ source, id }) => <ReplayPage key={`${source}/${id}`} {...(source && { source })} {...(id && { id })} />}
          </Route>
          <Route path="/verify/:source/:id">{({ source, id }) => <VerifyPage source={source} id={id} />}</Route>
          <Route path="/rules/:game?">{({ game }) => <RulesPage {...(game && { name: game })} />}</Route>
          <Route path="/learn/:game">{({ game }) => <LearnPage key={game} name={game} />}</Route>
          <Route path="/learn/:game/:lesson">
            {({ game, lesson }) => <LessonPage key={`${game}/${lesson}`} name={game} lesson={lesson} />}
          </Route>
          <Route path="/how-to/:game">{({ game }) => <HowToPage key={game} name={game} />}</Route>
          <Route path="/puzzle">
            <PuzzleListPage />
          </Route>
          <Route path="/puzzle/:game/:day">
            {({ game, day }) => <PuzzlePage key={`${game}/${day}`} game={game} day={day} />}
          </Route>
          <Route path="/studio">
            <StudioPage />
          </Route>
          <Route path="/studio/:game">{({ game }) => <StudioGamePage key={game} name={game} />}</Route>
          <Route path="/settings">
            <SettingsPage />
          </Route>
          {GalleryPage && (
            <Route path="/gallery">
              <GalleryPage />
            </Route>
          )}
          <Route>
            <NotFoundPage />
          </Route>
        </Switch>
      </Suspense>
      <Live />
    </Catching>
  );
}

/** The wishes of the person in front, written where CSS and screen readers find them. */
function useHouseStyle(): void {
  const theme = useTheme();
  const reduced = useReducedMotion();
  const language = useLanguage();
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = theme;
    dataset.motion = reduced ? 'off' : 'on';
    document.documentElement.lang = language;
    const colour = getComputedStyle(document.documentElement).getPropertyValue('--bg').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
  }, [theme, reduced, language]);
}
