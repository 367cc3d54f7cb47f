import { expect, test } from 'vitest'
import { commands } from './run.ts'
import { nearest, suggestion } from './suggest.ts'

test.each([
  ['statsu', 'Did you mean "status"?'],
  ['docter', 'Did you mean "doctor"?'],
  ['channel lst', 'Did you mean "channel list"?'],
])('a mistyped harmless command is offered: %s', (typed, said) => {
  expect(suggestion(typed, commands)).toBe(said)
})

test.each([
  'rolback',
  'rollbak',
  'rollout5',
  'expier',
  'publsh',
  'pasue',
  'keys revok',
  'channel remov',
])('a mistyped "%s" is never offered to run', (typed) => {
  expect(suggestion(typed, commands)).toMatch(
    /^Nothing was run\. "h5pack [a-z ]+ --help" shows what/,
  )
  expect(suggestion(typed, commands)).not.toContain('Did you mean')
})

test('a word far from every command gets no suggestion', () => {
  expect(
    nearest(
      'deploy',
      commands.map(({ name }) => name),
    ),
  ).toBeNull()
  expect(suggestion('deploy', commands)).toBe('"h5pack --help" lists the commands.')
})
