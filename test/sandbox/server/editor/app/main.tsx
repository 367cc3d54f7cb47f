import { createRoot } from 'react-dom/client'
import { configureClient } from '#api/client.ts'
import { openBridge } from '#platform/bridge.ts'
import { packVersion } from '#platform/build-env.ts'
import { restoreSession, session } from '#session/session.ts'
import '@puckeditor/core/no-external.css'
import '#ui/tokens.css'
import '#ui/base.css'
import './editor.css'
import { EditorApp } from './EditorApp.tsx'

// Data blocks ask the sandbox as the product does, for the user who is signed in in this tab.
restoreSession(sessionStorage)
openBridge({
  isLoggedIn: () => session.openId !== '',
  login: async () => false,
  getUserInfo: () => ({ appUserId: '', openId: session.openId, encOpenId: session.encOpenId }),
})
configureClient({
  baseURL: '',
  identity: () => ({
    openid: session.openId,
    encid: session.encOpenId,
    h5Version: packVersion(),
  }),
  listen: () => {},
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<EditorApp />)
