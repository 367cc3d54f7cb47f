import type { JourneyHost } from '#test/hosts/journey-host.ts'

/** A command of Chromium's DevTools, through its driver. */
export async function devTools(host: JourneyHost, cmd: string, params: object): Promise<void> {
  const { options, sessionId } = host.browser
  const driver = `http://${options.hostname}:${options.port}/session/${sessionId}`
  const answer = await fetch(`${driver}/goog/cdp/execute`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cmd, params }),
  })
  if (!answer.ok) throw new Error(`${cmd}: ${await answer.text()}`)
}
