import { expect, test } from 'vitest'
import { listGuesses, queryGuessRound } from '#api/calls/activities/puzzle.ts'
import { puzzlePaths } from '#paths/activities/puzzle.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { GuessRound } from '#test/e2e/pages/activities/contest-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

const ofGuesses = { activityId: 'puzzle-1' }

onEachEngine({ provider: openProvider, user: 'finisher' }, (journey) => {
  test('a guess is handed in, changed, and settled on the close of its day', async () => {
    const { host, provider, openAs } = journey()
    const { client } = provider
    await client.moveClockTo('20260311160000')
    const finisher = await OtherDevice.signIn(client, 'finisher')
    const round = async () => (await finisher.ask(queryGuessRound, ofGuesses)).round
    const close = Number((await round())?.before.close)
    await openAs('finisher', puzzlePaths.home.to())
    const page = await (await new GuessRound(host).shown()).guess(close.toFixed(2))
    expect((await round())?.own?.guess).toBe(close.toFixed(2))
    await page.change('+10')
    await expect.poll(async () => (await round())?.own?.guess).toBe((close + 10).toFixed(2))

    await client.moveClockTo('20260312203000')
    const { records } = await finisher.ask(listGuesses, { ...ofGuesses, page: 1, size: 1 })
    expect(records[0]).toMatchObject({ day: '20260312', state: 'settled' })
    await (await page.reload()).says(`收盘 `)
  })
})
