import './platform/floor.ts'
import { createRoot } from 'react-dom/client'
import { boot } from './app/boot.ts'
import { App } from './app/App.tsx'
import { preloadFirstScreen } from './app/screen-loader.ts'
import './ui/tokens.css'
import './ui/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

boot()
void preloadFirstScreen(location).then(() => createRoot(root).render(<App />))
