import './platform/floor.ts'
import { createRoot } from 'react-dom/client'
import { boot } from './app/boot.ts'
import { App } from './app/App.tsx'
import './ui/tokens.css'
import './ui/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

boot()
createRoot(root).render(<App />)
