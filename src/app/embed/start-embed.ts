import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { queries } from '#app/data/queries.ts'
import { loadVisit } from '#app/router/visit.ts'
import { configureClient } from '#api/client.ts'
import { packVersion } from '#platform/build-env.ts'

const NO_KEYS = { openid: '', encid: '' }

/**
 * Draws a chart for a frame of another site: without shell, session, bridge or anything stored. What
 * the app begins with (`boot.ts`) is never run here.
 */
export async function startEmbed(root: HTMLElement): Promise<void> {
  configureClient({
    baseURL: '',
    identity: () => ({ ...NO_KEYS, h5Version: packVersion() }),
    listen: () => {},
  })
  const visit = await loadVisit(location)
  if (visit.row === null || visit.input === null) {
    const said = document.createElement('main')
    said.textContent = '图表参数不正确，无法显示'
    root.replaceChildren(said)
    return
  }
  const { default: Screen } = await visit.row.load()
  const screen = createElement(Screen, { input: visit.input })
  createRoot(root).render(createElement(QueryClientProvider, { client: queries }, screen))
}
