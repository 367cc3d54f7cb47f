import type { Call } from '#api/client.ts'
import * as calls from '#api/calls/content.ts'
import { PROMISES } from '#domain/publicity/words.ts'
import { control } from '#test/sandbox/testing/test-client.ts'
import { okPayload, type Provider } from './provider.ts'

/** An article with open comments, one whose comments are closed, and a discussion with a vote. */
export const ARTICLE = 'a-low-rates'
export const CLOSED_ARTICLE = 'a-letters-q4'
export const VOTE = 'g-001'
export const CLOSED_VOTE = 'g-017'
export const HIDDEN = 'x-hidden'
export const NOTHING = 'a-no-such-item'
/** The first of the words that nothing published may say. */
export const REFUSED_WORD = PROMISES.words.source.split('|')[0] ?? ''
export const TEXT = '写得很清楚，收藏了'

/** A new number for each thing to be done. */
export const requestNo = (letter: string): string => letter.repeat(16)

/** Somebody who may write: bound, and agreed to the rules. */
export async function writer(p: Provider, userId = 'zhang'): Promise<Call> {
  const call = await p.as(userId)
  okPayload(await call(calls.setContentSettings, { rulesAgreed: '1' }))
  return call
}

export const comment = (call: Call, more: object = {}) =>
  call(calls.addComment, { requestNo: requestNo('A'), itemId: ARTICLE, text: TEXT, ...more })

export const post = (call: Call, more: object = {}) =>
  call(calls.postItem, {
    requestNo: requestNo('B'),
    kind: 'idea' as const,
    text: '读完季报的一点想法',
    ...more,
  })

/** Hides an item as those who review do. */
export async function hide(p: Provider, itemId: string): Promise<void> {
  const answer = await control(p.sandbox, 'content/decide', {
    target: `item:${itemId}`,
    act: 'hide',
    reason: '复核中',
  })
  if (answer['error'] !== undefined) throw new Error(JSON.stringify(answer))
}
