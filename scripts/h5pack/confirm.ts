import { createInterface } from 'node:readline/promises'
import { ConfirmationNeeded } from './command.ts'

/** A way to ask the user. */
export interface Prompt {
  /** Asks and returns the trimmed answer; `null` when there is no terminal. */
  readonly ask: (question: string) => Promise<string | null>
}

interface Streams {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean }
}

/** Asks on a terminal; the questions go to stderr, so that stdout has only the output. */
export function terminalPrompt(
  { input, output }: Streams = { input: process.stdin, output: process.stderr },
): Prompt {
  return {
    async ask(question) {
      if (input.isTTY !== true || output.isTTY !== true) return null
      const lines = createInterface({ input, output })
      // The end of the input counts as an empty answer.
      const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
      try {
        return (await Promise.race([lines.question(question), ended])).trim()
      } finally {
        lines.close()
      }
    },
  }
}

/**
 * Throws `ConfirmationNeeded` unless the user agrees; `instead` is the option that agrees in
 * advance.
 */
export async function confirm(asker: Prompt, findings: string, instead: string): Promise<void> {
  const answer = await asker.ask(`${findings} Go on? [y/N] `)
  if (answer === null) throw new ConfirmationNeeded(`${findings} Give ${instead} to go on.`)
  if (!/^y(?:es)?$/i.test(answer)) throw new ConfirmationNeeded('Nothing was changed.')
}
