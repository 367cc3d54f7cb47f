import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { confirm, terminalPrompt } from './confirm.ts'

/** A terminal at which somebody types, or ends the input with `null`. */
function typing(answer: string | null, isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY })
  const output = Object.assign(new PassThrough(), { isTTY })
  input.end(answer === null ? '' : `${answer}\n`)
  return terminalPrompt({ input, output })
}

test.each(['y', 'Y', 'yes', ' y '])('an answer of "%s" goes on', async (answer) => {
  await expect(confirm(typing(answer), 'It would grow.', '--accept')).resolves.toBeUndefined()
})

test.each(['', 'n', 'yeah', 'no', null])('an answer of %j changes nothing', async (answer) => {
  await expect(confirm(typing(answer), 'It would grow.', '--accept')).rejects.toThrow(
    'Nothing was changed.',
  )
})

test('without a terminal there is no prompt, and the option that says yes is named', async () => {
  await expect(confirm(typing('y', false), 'It would grow.', '--accept')).rejects.toThrow(
    'It would grow. Give --accept to go on.',
  )
})
