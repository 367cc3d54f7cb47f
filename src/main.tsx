import './platform/floor.ts'
import { createRoot } from 'react-dom/client'
import { boot, prepare } from './app/boot.ts'
import { App } from './app/App.tsx'
import { preloadFirstScreen } from './app/screen-loader.ts'
import { isBlankPage } from './platform/blank-page.ts'
import { inApp } from './platform/bridge.ts'
import './ui/tokens.css'
import './ui/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

prepare()
if (inApp() && isBlankPage(location.pathname)) {
  void import('./app/warm-page.ts').then(({ waitForOpenings }) => waitForOpenings(root, App))
} else {
  boot()
  void preloadFirstScreen(location).then(() => createRoot(root).render(<App />))
}
