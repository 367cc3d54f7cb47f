import { expect, test, vi } from 'vitest'
import { shareWords, watchWords, wordsInView } from './words-in-view.ts'

const words = (title: string) => ({ title, text: '', picture: '' })

test('the words are those of the screen in view, and gone with it', () => {
  const changed = vi.fn<() => void>()
  const end = watchWords(changed)
  const leave = shareWords(words('春季理财月'))
  expect(wordsInView()?.title).toBe('春季理财月')
  leave()
  expect(wordsInView()).toBeNull()
  expect(changed).toHaveBeenCalledTimes(2)
  end()
  shareWords(words('一起读'))()
  expect(changed).toHaveBeenCalledTimes(2)
})

test('a screen that leaves late does not take the words of the next one', () => {
  const leave = shareWords(words('春季理财月'))
  const leaveNext = shareWords(words('一起读'))
  leave()
  expect(wordsInView()?.title).toBe('一起读')
  leaveNext()
  expect(wordsInView()).toBeNull()
})
