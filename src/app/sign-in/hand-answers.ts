import { takeAnswersFrom, type HandedAnswer } from '#api/handed-answers.ts'
import { callKey } from '#offline/ready-calls.js'

/** The answers that the app fetches for a user, by call as hosts name them (offline/format.md). */
export function handAnswers(openid: string, answers: Readonly<Record<string, HandedAnswer>>): void {
  takeAnswersFrom(openid, answers, callKey)
}
