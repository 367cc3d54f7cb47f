import { expect, test } from 'vitest'
import { quizRank } from '#api/calls/activities/answer.ts'
import { answerRushPaths } from '#paths/activities/answer-rush.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { AnswerRushHomePage } from '#test/e2e/pages/activities/quiz-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { reload } from '#test/e2e/reload.ts'
import { QUESTIONS } from '#test/sandbox/departments/quiz/question-bank.ts'

const rightAnswer = (question: string) =>
  QUESTIONS.find((it) => it.question === question)?.right ?? 'no such question'

onEachEngine({ provider: openProvider, user: 'finisher' }, (journey) => {
  test('a quiz that was reloaded in the middle goes on at the same question, and pays once', async () => {
    const { host, provider, openAs } = journey()
    const finisher = await OtherDevice.signIn(provider.client, 'finisher')
    const today = async () => (await finisher.ask(quizRank, { activityId: 'rush-1' })).today?.at
    await openAs('finisher', answerRushPaths.answerRushHome.to())
    const home = await new AnswerRushHomePage(host).shown()
    const first = await home.start()
    await first.answer(rightAnswer(await first.question(1)))
    await first.next()
    const second = await first.question(2)
    expect(await today()).toBe(1)

    await reload(host.browser)
    const again = await (await new AnswerRushHomePage(host).shown()).goOn()
    expect(await again.question(2)).toBe(second)
    for (let number = 2; number <= 10; number += 1) {
      await again.answer(rightAnswer(await again.question(number)))
      if (number < 10) await again.next()
    }
    await again.end(10)
    expect(await today()).toBe(10)
  })
})
