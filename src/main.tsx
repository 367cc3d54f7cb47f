import './platform/floor.ts'
import { createRoot } from 'react-dom/client'
import { boot } from './app/boot/boot.ts'
import { prepare } from './app/boot/prepare.ts'
import { App } from './app/frame/App.tsx'
import { preloadFirstScreen } from './app/frame/first-screen.ts'
import { isEmbedPath } from './domain/embed/embed-path.ts'
import { isBlankPage } from './platform/blank-page.ts'
import { inApp } from './platform/bridge.ts'
import './ui/tokens.css'
import './ui/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/**
 * The time for which the first screen waits for answers that are about to come, in ms: no skeleton
 * flashes.
 */
const ANSWERS = 300

/** The app itself: everything but a chart in a frame of another site. */
function start(place: HTMLElement): void {
  prepare()
  if (inApp() && isBlankPage(location.pathname)) {
    void import('./app/warm/warm-page.ts').then(({ waitForOpenings }) =>
      waitForOpenings(place, App),
    )
    return
  }
  const answers = boot()
  const late = new Promise((resolve) => setTimeout(resolve, ANSWERS))
  void preloadFirstScreen(location)
    .then(() => Promise.race([answers, late]))
    .then(() => createRoot(place).render(<App />))
}

if (isEmbedPath(location.pathname)) {
  void import('./app/embed/start-embed.ts').then(({ startEmbed }) => startEmbed(root))
} else {
  // A build does so before its first paint (show-snapshot.ts).
  if (import.meta.env.DEV) {
    void import('./platform/display/display.ts').then((it) => it.applyDisplay(it.currentDisplay()))
  }
  start(root)
}
