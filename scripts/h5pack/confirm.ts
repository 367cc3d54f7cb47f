import { createInterface } from 'node:readline/promises'
import { ConfirmationNeeded } from './command.ts'

/** Whoever can be asked. */
export interface Asker {
  /** Asks, and gives the answer without blanks around it; `null` where nobody can answer. */
  readonly ask: (question: string) => Promise<string | null>
}

interface Streams {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean }
}

/** Asks on a terminal; the questions go to the errors, so that the output stays clean. */
export function terminalAsker(
  { input, output }: Streams = { input: process.stdin, output: process.stderr },
): Asker {
  return {
    async ask(question) {
      if (input.isTTY !== true || output.isTTY !== true) return null
      const lines = createInterface({ input, output })
      // The end of the input is an answer too: none.
      const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
      try {
        return (await Promise.race([lines.question(question), ended])).trim()
      } finally {
        lines.close()
      }
    },
  }
}

/** Throws `ConfirmationNeeded` unless somebody says yes; `instead` names the option that says it beforehand. */
export async function confirm(asker: Asker, findings: string, instead: string): Promise<void> {
  const answer = await asker.ask(`${findings} Go on? [y/N] `)
  if (answer === null) throw new ConfirmationNeeded(`${findings} Give ${instead} to go on.`)
  if (!/^y(?:es)?$/i.test(answer)) throw new ConfirmationNeeded('Nothing was changed.')
}
