import { join } from 'node:path'
import { startChild } from '#test/hosts/child-program.ts'
import { GJS } from '#test/hosts/webkit/launch.ts'
import { readRound, type EngineRounds } from './rounds.ts'

const SCREEN = ['-a', '-s', '-screen 0 1024x1800x24 -nolisten tcp']

/** A page that waits for an answer that never comes must not hold the bench. */
const PATIENCE_MS = 600_000

/**
 * Runs the rounds in WebKitGTK, on the display there is or one of its own; the round before the
 * first is discarded.
 */
export async function measureWebkit(url: string, rounds: number): Promise<EngineRounds> {
  const program = [GJS, '-m', join(import.meta.dirname, 'webkit-host.js'), url, String(rounds)]
  const shown = (process.env['DISPLAY'] ?? '') !== ''
  const [command = GJS, ...args] = shown ? program : ['xvfb-run', ...SCREEN, ...program]
  // The child keeps the end of its output alone.
  let output = ''
  const watch = (text: string) => {
    output += text
  }
  const child = await startChild(command, args, { watch })
  const late = setTimeout(() => void child.stop(), PATIENCE_MS)
  try {
    await child.ended
  } finally {
    clearTimeout(late)
    await child.stop()
  }
  const engine = /^engine (.+)$/m.exec(output)?.[1]
  const taken = Array.from(output.matchAll(/^round (.+)$/gm), ([, text]) => readRound(text ?? ''))
  if (engine === undefined || taken.length !== rounds) {
    throw new Error(`the WebKit host ended after ${taken.length} rounds: ${output.slice(-800)}`)
  }
  return { engine, rounds: taken }
}
